import type { ComponentType } from "react";
import type { PermissionName } from "../api/generated/permission-name.ts";
import type { ResourceName } from "../api/records.ts";
import type { IconName } from "../components/icon-shapes.ts";
import type { ApprovalKind } from "./approval.ts";

/** A screen with its own address; its code is loaded when it is first opened. */
export interface Screen {
  /** The path, with parameters as `$id`. */
  readonly path: string;
  /** What the browser's tab says. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The resource of which it is the page of one record, by its id in the path. */
  readonly shows?: ResourceName;
  /** Any of these is needed; without them everybody who is signed in may open it. */
  readonly permissions?: readonly PermissionName[];
  /** Each of these is needed besides. */
  readonly needs?: readonly PermissionName[];
  /** Its name in the navigation; without it, it has no entry. */
  readonly navigation?: string;
}

/** A screen with an entry of its title in the navigation. */
export const menuScreen = (
  path: string,
  title: string,
  load: Screen["load"],
  guarded: Pick<Screen, "permissions" | "needs"> = {},
): Screen => ({ path, title, navigation: title, load, ...guarded });

/** A module of the product in the UI: an entry in the navigation, under it those of its screens. */
export interface UiModule {
  readonly label: string;
  readonly icon: IconName;
  readonly screens: readonly Screen[];
  /** What the module shows in the header on every screen; its code is loaded after the frame's. */
  readonly header?: () => Promise<{ default: ComponentType }>;
  /** What the module says beside its entry in the navigation, such as how much waits. */
  readonly count?: () => Promise<{ default: ComponentType }>;
  /** What waits for decisions in it, for the inbox of approvals. */
  readonly approvals?: () => Promise<{ default: ApprovalKind }>;
}

/** A screen for people who are not signed in. */
export type PublicScreen = Pick<Screen, "path" | "title" | "load">;
