import type { Endpoint } from "./endpoint.ts";
import type { Extension, Reaction } from "./extension.ts";
import type { HomeCard } from "./home-card.ts";
import type { AnyInitialRecords } from "./initial-records.ts";
import type { NotificationKind } from "./notification.ts";
import type { Resource } from "./resource.ts";
import type { SetUpStep } from "./set-up-step.ts";
import type { SettingLock, SettingUse } from "./setting-claim.ts";

/** A module of the product: a name for people, and its resources. */
export interface Module {
  /** The title in the API reference: "Employees". */
  readonly title: string;
  readonly description: string;
  readonly resources: readonly Resource[];
  /** What the module adds to resources of other modules. */
  readonly extensions?: readonly Extension[];
  /** What the module does when records are written. */
  // biome-ignore lint/suspicious/noExplicitAny: reactions to any resources
  readonly reactions?: readonly Reaction<any>[];
  /** What people are notified of when it happens. */
  readonly notifications?: readonly NotificationKind[];
  /** What the journal says of events that belong to no resource, by their names: `session.signed_in` is "Signed in". */
  readonly events?: Readonly<Record<string, string>>;
  /** Its cards of the home screen, in their order. */
  readonly homeCards?: readonly HomeCard[];
  /** The records of it that every workspace starts with. */
  readonly initialRecords?: readonly AnyInitialRecords[];
  /** What a new workspace needs of it before people can work. */
  readonly setUpSteps?: readonly SetUpStep[];
  /** Routes that belong to no resource. */
  readonly endpoints?: readonly Endpoint[];
  /** Conditions that prevent changes of workspace settings. */
  readonly settingLocks?: readonly SettingLock[];
  /** References to entries of the workspace's lists, which prevent their removal. */
  readonly settingUses?: readonly SettingUse[];
}

export const module = (options: Module): Module => options;
