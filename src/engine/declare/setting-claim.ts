import type { Sql } from "../sql/sql.ts";

/** A setting of the workspace that must not change while data of a module depends on it. */
export interface SettingLock {
  /** The field of the workspace settings. */
  readonly setting: string;
  /** SQL that is true while the setting must not change, in the workspace of the request. */
  readonly holds: Sql;
}

/**
 * Records that refer to an entry of one of the workspace's lists by its key, such as leads to the reason why they were
 * lost.
 */
export interface SettingUse {
  /** The field of the workspace settings that contains the list. */
  readonly setting: string;
  /** The name of one such record in messages: "lead". */
  readonly singular: string;
  /** The name of several in messages: "leads". */
  readonly plural: string;
  /** SQL that counts the records of the request's workspace with the key. */
  readonly count: (key: string) => Sql;
}
