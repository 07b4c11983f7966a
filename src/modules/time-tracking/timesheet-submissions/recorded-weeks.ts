import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** A week has its first day for ever (workspace.md, week_starts_on). */
export const recordedWeeks: SettingLock = {
  setting: "week_starts_on",
  holds: sql`exists (select from timesheet_submissions s where s.workspace_id = ${fromContext("workspace")})`,
};

/** While a week is recorded the day on which weeks begin stays as it is. */
export const recordingWeeks: Reaction = holding("week_starts_on", "timesheet-submissions", ["week_start"]);
