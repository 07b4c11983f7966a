import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { dayIn, detailOf, didBy, personIn, textIn } from "../../platform/notifications/event-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const DECIDED: Readonly<Record<string, string>> = {
  approve: "approved",
  reject: "rejected",
  reopen: "reopened",
};

/** A week that was not submitted in time, as it is now. */
const missingWeek = (event: Parameters<typeof dayIn>[0], whose: string): string =>
  `${whose} week of ${dayIn(event, "week_start")} ${event.attributes.is_submitted === true ? "was submitted late" : "is not submitted"}`;

/** Weeks are missing, they are submitted, and they are decided. */
export const weekNotifications = [
  notification({
    name: "week-missing",
    title: "Your missing weeks",
    description: "You have not submitted a week by 10:00 on your first day at work after it.",
    resource: "missing-weeks",
    events: ["reported"],
    employees: personOf("missing_weeks"),
    words: (event) => ({
      title: missingWeek(event, "Your"),
      detail: detailOf(`until ${dayIn(event, "week_end")}`),
    }),
    delivery: "mail",
  }),
  notification({
    name: "team-week-missing",
    title: "Missing weeks of your team",
    description:
      "Somebody whose manager you are has not submitted a week by 10:00 on the first day at work after it.",
    resource: "missing-weeks",
    events: ["reported"],
    employees: (entry) => sql`select asked.manager_employee_id as employee_id from missing_weeks missing
      join employees asked on asked.workspace_id = ${fromContext("workspace")} and asked.id = missing.employee_id
      where missing.workspace_id = ${fromContext("workspace")} and missing.id = ${ident(entry)}.resource_id
        and asked.manager_employee_id is not null`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: missingWeek(event, `${personIn(event, "employee")}:`),
      detail: detailOf(`until ${dayIn(event, "week_end")}`),
    }),
    // The home screen lists them all, so that managers who want each of them choose it.
    delivery: "none",
  }),
  notification({
    name: "week-to-decide",
    title: "Weeks to decide",
    description: "Somebody whose manager you are submits a week.",
    resource: "timesheet-submissions",
    events: ["submit"],
    employees: deciderOf("timesheet_submissions", "manage-timesheets"),
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: `${personIn(event, "employee")} submits a week`,
      detail: detailOf(`Week of ${dayIn(event, "week_start")}`, textIn(event, "comment")),
    }),
    decisions: ["approve", "reject"],
  }),
  notification({
    name: "week-decided",
    title: "Decisions on your weeks",
    description: "Your week was approved, rejected or reopened.",
    resource: "timesheet-submissions",
    events: ["approve", "reject", "reopen"],
    employees: personOf("timesheet_submissions"),
    words: (event) => ({
      title: didBy(event.by, `${DECIDED[event.name]} your week`),
      detail: detailOf(`Week of ${dayIn(event, "week_start")}`, textIn(event, "status_explanation")),
    }),
    delivery: "mail",
  }),
];
