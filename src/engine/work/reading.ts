import type { Words } from "../errors/words.ts";
import type { Actor } from "./actor.ts";
import type { Workspace } from "./workspace.ts";

/** The context in which something is read: caller, time and address. */
export interface Reading {
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly now: Date;
  /** The absolute URL of the API, for URLs that are returned or mailed. */
  readonly baseUrl: string;
  /** The services of the platform: mail, storage, signed URLs … */
  readonly services: unknown;
  /** What the response says, in the language that the caller prefers; English outside of requests. */
  readonly words: Words;
}
