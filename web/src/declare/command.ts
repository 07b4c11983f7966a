import type { QueryClient } from "@tanstack/react-query";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { IconName } from "../components/icon-shapes.ts";
import type { Session } from "../session/session.ts";

/** What a command of the palette is given. */
export interface CommandContext {
  readonly client: QueryClient;
  readonly session: Session;
}

/** A record that a command can be about. */
export interface Subject {
  readonly id: string;
  readonly title: string;
}

/** Something that can be done from the palette, wherever the person is. */
export interface Command {
  /** In kebab-case, unique among all modules. */
  readonly name: string;
  /** "Request leave"; with subjects the beginning of a sentence: "Start timer on". */
  readonly title: string;
  readonly icon: IconName;
  /** Any of these permissions is required; without the list none is. */
  readonly permissions?: readonly PermissionName[];
  /** Whether it is about the person as an employee. */
  readonly isForEmployees?: boolean;
  /** Whether it is open to the person, if permissions alone do not say so. */
  readonly isOpen?: (session: Session) => boolean;
  /** The records whose names contain a text; without it the command is about no record. */
  readonly subjects?: (text: string, context: CommandContext) => Promise<readonly Subject[]>;
  /** Does it. @returns where it goes on; null: the screen stays */
  readonly run: (subject: Subject | null, context: CommandContext) => Promise<string | null> | string | null;
}
