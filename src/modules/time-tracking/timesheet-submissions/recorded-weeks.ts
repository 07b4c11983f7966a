import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** The setting week_starts_on is locked once there are weeks, since each is stored with its first day. */
export const recordedWeeks: SettingLock = {
  setting: "week_starts_on",
  holds: sql`exists (select from timesheet_submissions s where s.workspace_id = ${fromContext("workspace")})`,
};

/** Locks the setting until the end of a transaction that records a week. */
export const recordingWeeks: Reaction = holding("week_starts_on", "timesheet-submissions", ["week_start"]);
