import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ReportPath } from "../api/generated/reports.ts";
import type { ResourceName } from "../api/records.ts";
import type { IconName } from "../components/icon-shapes.ts";
import type { Session } from "../session/session.ts";
import type { ApprovalKind } from "./approval.ts";
import type { Command } from "./command.ts";
import type { Layout } from "./layouts.ts";

/** A report that a screen shows, for the list of reports. */
export interface ShownReport {
  /** The report of the API, whose question it is. */
  readonly report?: ReportPath;
  /** The question, if it is not that of a report. */
  readonly question?: string;
  /** What the address of the screen says besides its path, such as the tab. */
  readonly search?: Readonly<Record<string, string>>;
  /** The parts of the address that are filters of the records that the report counts. */
  readonly filters?: readonly string[];
}

/** What is known of a screen before it is shown. */
export interface Preparation {
  readonly client: QueryClient;
  readonly session: Session;
  readonly search: Readonly<Record<string, string | undefined>>;
}

/**
 * The component of a screen. `prepare` requests what the screen will show, so that it is there with the screen; it
 * stores what it gets in the query cache, and fails silently, because the screen requests again what is missing.
 */
export type ScreenComponent = ComponentType & {
  readonly prepare?: (preparation: Preparation) => Promise<unknown>;
};

/** A screen with its own path; its code is loaded when it is first opened. */
export interface Screen {
  /** The path, with parameters as `$id`. */
  readonly path: string;
  /** The title of the browser tab. */
  readonly title: string;
  readonly load: () => Promise<{ default: ScreenComponent }>;
  /** The resource, if the screen is the page of one record, whose id is in the path. */
  readonly shows?: ResourceName;
  /** The resource, if the screen is the list of its records; views of the resource lead to it. */
  readonly lists?: ResourceName;
  /** How it shows them; a list by default. */
  readonly layout?: Exclude<Layout, "list">;
  /** Any of these permissions is required; without the list everybody who is signed in may open the screen. */
  readonly permissions?: readonly PermissionName[];
  /** All of these permissions are required in addition. */
  readonly needs?: readonly PermissionName[];
  /** The label of its entry in the navigation; without it there is no entry. */
  readonly navigation?: string;
  /** The reports that it shows. */
  readonly reports?: readonly ShownReport[];
}

/** A screen whose title is its entry in the navigation. */
export const menuScreen = (
  path: string,
  title: string,
  load: Screen["load"],
  more: Pick<Screen, "permissions" | "needs" | "lists" | "layout" | "reports"> = {},
): Screen => ({ path, title, navigation: title, load, ...more });

/** A module of the product in the UI: an entry in the navigation, with its screens below it. */
export interface UiModule {
  readonly label: string;
  readonly icon: IconName;
  readonly screens: readonly Screen[];
  /** The module's part of the header on every screen; its code is loaded after the frame's. */
  readonly header?: () => Promise<{ default: ComponentType }>;
  /** A badge beside the module's entry in the navigation, such as the number of records that await a decision. */
  readonly count?: () => Promise<{ default: ComponentType }>;
  /** Where its cards of the home screen lead, by the name of the card. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Where a step of the set-up of a workspace is done, by the name of the step. */
  readonly setUp?: Readonly<Record<string, string>>;
  /** What can be done from the palette that finds anything. */
  readonly commands?: () => Promise<{ default: readonly Command[] }>;
  /** The kinds of record that await decisions, for the inbox of approvals. */
  readonly approvals?: {
    readonly resource: ResourceName;
    readonly load: () => Promise<{ default: ApprovalKind }>;
  };
}

/** A screen for people who are not signed in. */
export interface PublicScreen extends Pick<Screen, "path" | "title" | "load"> {
  /** Where it leads people who are signed in already, by the place that they came from. */
  readonly leadsOn?: (next: string | undefined) => string;
}
