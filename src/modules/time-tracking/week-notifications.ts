import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { personIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const DECIDED: Readonly<Record<string, (by: string | null) => Message>> = {
  approve: (by) => byWhom(by, (by) => message`${by} approved your week`, message`Your week was approved`),
  reject: (by) => byWhom(by, (by) => message`${by} rejected your week`, message`Your week was rejected`),
  reopen: (by) => byWhom(by, (by) => message`${by} reopened your week`, message`Your week was reopened`),
};

/** The person's week that was not submitted in time, as it is now. */
function ownMissingWeek(event: NotifiedEvent): Message {
  const start = saidDay(event, "week_start");
  return event.attributes.is_submitted === true
    ? message`Your week of ${start} was submitted late`
    : message`Your week of ${start} is not submitted`;
}

/** The same of somebody in the person's team. */
function teamsMissingWeek(event: NotifiedEvent): Message {
  const [person, start] = [personIn(event, "employee"), saidDay(event, "week_start")];
  return event.attributes.is_submitted === true
    ? message`${person}: the week of ${start} was submitted late`
    : message`${person}: the week of ${start} is not submitted`;
}

/** The last day of a missing week. */
const untilEnd = (event: NotifiedEvent) => {
  const end = saidDay(event, "week_end");
  return end && message`until ${end}`;
};

/** The week that a submission is about. */
const weekOf = (event: NotifiedEvent): Message => message`Week of ${saidDay(event, "week_start")}`;

/** Weeks are missing, they are submitted, and they are decided. */
export const weekNotifications = [
  notification({
    name: "week-missing",
    title: message`Your missing weeks`,
    description: message`You have not submitted a week by 10:00 on your first day at work after it.`,
    resource: "missing-weeks",
    events: ["reported"],
    employees: personOf("missing_weeks"),
    words: (event) => ({
      title: ownMissingWeek(event),
      detail: untilEnd(event),
    }),
    delivery: "mail",
  }),
  notification({
    name: "team-week-missing",
    title: message`Missing weeks of your team`,
    description: message`Somebody whose manager you are has not submitted a week by 10:00 on the first day at work after it.`,
    resource: "missing-weeks",
    events: ["reported"],
    employees: (entry) => sql`select asked.manager_employee_id as employee_id from missing_weeks missing
      join employees asked on asked.workspace_id = ${fromContext("workspace")} and asked.id = missing.employee_id
      where missing.workspace_id = ${fromContext("workspace")} and missing.id = ${ident(entry)}.resource_id
        and asked.manager_employee_id is not null`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: teamsMissingWeek(event),
      detail: untilEnd(event),
    }),
    // The home screen lists them all, so that managers who want each of them choose it.
    delivery: "none",
  }),
  notification({
    name: "week-to-decide",
    title: message`Weeks to decide`,
    description: message`Somebody whose manager you are submits a week.`,
    resource: "timesheet-submissions",
    events: ["submit"],
    employees: deciderOf("timesheet_submissions", "manage-timesheets"),
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: message`${personIn(event, "employee")} submits a week`,
      detail: saidDetail(weekOf(event), textIn(event, "comment")),
    }),
    decisions: ["approve", "reject"],
  }),
  notification({
    name: "week-decided",
    title: message`Decisions on your weeks`,
    description: message`Your week was approved, rejected or reopened.`,
    resource: "timesheet-submissions",
    events: ["approve", "reject", "reopen"],
    employees: personOf("timesheet_submissions"),
    words: (event) => ({
      title: DECIDED[event.name]!(event.by),
      detail: saidDetail(weekOf(event), textIn(event, "status_explanation")),
    }),
    delivery: "mail",
  }),
];
