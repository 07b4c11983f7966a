import type { Sql } from "../query/sql.ts";

/** A setting of the workspace that must not change while data of a module depends on it. */
export interface SettingLock {
  /** The field of the workspace. */
  readonly setting: string;
  /** True while it must not change, as SQL within the workspace of the request. */
  readonly holds: Sql;
}

/** Records that name an entry of one of the workspace's lists by its key, such as leads a reason why they were lost. */
export interface SettingUse {
  /** The field of the workspace that holds the list. */
  readonly setting: string;
  /** One such record, in messages: "lead". */
  readonly singular: string;
  /** Several of them, in messages: "leads". */
  readonly plural: string;
  /** How many records of the workspace of the request name the key, as SQL. */
  readonly count: (key: string) => Sql;
}
