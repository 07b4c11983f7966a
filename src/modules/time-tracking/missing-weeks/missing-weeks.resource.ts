import { byField, byFieldAnyOf, field, own, resource, toOne } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { isOfCallersPeople } from "../../employees/index.ts";
import { ofManager } from "../timesheets/entry-filters.ts";

const fields = {
  employee_id: field.reference("employees").managed().notNull().asPart(),
  week_start: field.date().managed().notNull(),
  week_end: field
    .date()
    .computed((alias) => sql`(${column(alias, "week_start")} + 6)`)
    .notNull(),
  is_submitted: field
    .boolean()
    .computed(
      (alias) => sql`exists (select from timesheet_submissions submitted
        where submitted.workspace_id = ${fromContext("workspace")}
          and submitted.employee_id = ${column(alias, "employee_id")}
          and submitted.week_start = ${column(alias, "week_start")} and submitted.status in ('submitted', 'approved'))`,
    )
    .notNull()
    .quiet()
    .describe("Whether it has been submitted since."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "missing-weeks": typeof fields;
  }
}

/** Weeks that employees had not submitted when they were due. */
export const missingWeeks = resource("missing-weeks", {
  description:
    "Weeks that employees had not submitted on the morning of their first day at work after the week. Each is reported once.",
  operations: ["list", "show"],
  policy: own({ permissions: ["view-timesheets"], rows: isOfCallersPeople("employee_id") }, { write: [] }),
  label: "id",
  fields,
  relationships: { employee: toOne("employees", "employee_id") },
  filters: {
    employee_id: byFieldAnyOf,
    week_start: byField,
    is_submitted: byField,
    manager_employee_id: ofManager,
    created_at: byField,
  },
  sort: ["week_start", "id", "created_at"],
  defaultSort: "-week_start",
  systemEvents: {
    reported: {
      title: "Week missing",
      description:
        "An employee who was expected to work in a week has not submitted it. It is reported once, from 10:00 on the employee's first day at work after the week.",
    },
  },
});
