import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** Submitted weeks of archived employees can still be approved; the message of archiving counts them. */
export const weeksOfEmployees = extension("employees", {
  remainders: {
    "submitted-weeks": {
      resource: "timesheet-submissions",
      singular: "week of theirs awaits approval",
      plural: "weeks of theirs await approval",
      counts: (alias, archived) => sql`${column(alias, "employee_id")} = any(${archived})
        and ${column(alias, "status")} = 'submitted'`,
    },
  },
});
