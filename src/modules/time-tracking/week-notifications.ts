import { notification } from "../../engine/declare/index.ts";
import { dayIn, detailOf, didBy, personIn, textIn } from "../../platform/notifications/event-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const DECIDED: Readonly<Record<string, string>> = {
  approve: "approved",
  reject: "rejected",
  reopen: "reopened",
};

/** Weeks are submitted, and they are decided. */
export const weekNotifications = [
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
