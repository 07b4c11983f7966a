import {
  action,
  EXAMPLE_ULID,
  field,
  holds,
  type Obstacle,
  openWhenEach,
  type StandaloneResult,
  standaloneAction,
} from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { forbidden, invalidField, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { employeesOf, lockTimeOf } from "../time-of-employee.ts";
import { MANAGE_TIME, OWN_TIME, TIME_OF_PEOPLE, TIME_WRITERS } from "../time-sight.ts";
import { weekFrom } from "../week.ts";
import { decideWeek, notToSubmit, refusedOwnDecision, reopenWeek, submitWeek } from "./week-state.ts";

const lock = async (work: Work, ids: readonly string[]): Promise<void> =>
  lockTimeOf(work, await employeesOf(work, "timesheet_submissions", ids));

const comment = () => field.text().describe("For whoever decides.");
const explanation = () => field.string({ max: 1_000, multiline: true });

type Week = Readonly<StoredRecord<"timesheet-submissions">>;

/** Hands weeks in for approval. */
export const submit = action("timesheet-submissions", {
  title: "Submit",
  done: "Submitted",
  description: "Hands weeks in for approval: their figures are frozen and their entries locked.",
  grants: OWN_TIME,
  parameters: { comment: comment() },
  lock,
  openWhen: openWhenEach((week, work) => notToSubmit(work, week)),
  async run({ work, records, params }): Promise<undefined> {
    for (const week of records) await submitWeek(work, week, params.comment);
  },
});

/** Hands in the week that begins on a day, which it opens when nobody has. */
export const submitByDate = standaloneAction({
  title: "Submit a week",
  done: "Submitted the week.",
  description: "Hands in the week that begins on a day, and opens it first when nobody has.",
  needsCredential: true,
  who: TIME_WRITERS,
  parameters: {
    week_start: field.date().required(),
    employee_id: field
      .reference("employees")
      .describe("Default: the caller's; others' with manage-timesheets."),
    comment: comment(),
  },
  example: { employee_id: EXAMPLE_ULID, week_start: "2026-06-01" },
  async run({ work, params }): Promise<StandaloneResult> {
    const employeeId = params.employee_id ?? work.actor.employeeId;
    if (employeeId === null) throw invalidField("employee_id", "The employee id field is required.");
    requireOwnOr(MANAGE_TIME, work.actor, employeeId);
    await lockTimeOf(work, [employeeId]);
    const id =
      (await weekOf(work, employeeId, params.week_start)) ??
      (await open(work, employeeId, params.week_start));
    const week = (await work.find("timesheet-submissions", id))!;
    const problem = await notToSubmit(work, week);
    if (problem !== null) throw invalidField("week_start", problem);
    await work.journal.touch("timesheet-submissions", [id], "submit");
    await submitWeek(work, week, params.comment);
    return { shows: { resource: "timesheet-submissions", id } };
  },
});

async function weekOf(work: Work, employeeId: string, weekStart: string): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`select s.id from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${employeeId}
      and s.week_start = ${weekStart}::date for update`);
  return row?.id ?? null;
}

const open = (work: Work, employeeId: string, week_start: string): Promise<string> =>
  work.createByRules("timesheet-submissions", { employee_id: employeeId, week_start });

const notToDecide = async (week: Week, work: Work): Promise<Obstacle> =>
  (await refusedOwnDecision(work, week)) ??
  (week.status === "submitted" ? null : "The submission is not submitted.");

const decision = (status: "approved" | "rejected", title: string, description: string) =>
  action("timesheet-submissions", {
    title,
    done: status === "approved" ? "Approved" : "Rejected",
    description,
    grants: TIME_OF_PEOPLE,
    parameters: { status_explanation: explanation() },
    lock,
    openWhen: openWhenEach(notToDecide),
    async run({ work, records, params }): Promise<undefined> {
      for (const week of records) await decideWeek(work, week, status, params.status_explanation);
    },
  });

export const approve = decision("approved", "Approve", "Approves submitted weeks.");
export const reject = decision("rejected", "Reject", "Sends weeks back: their entries can be changed again.");

/** What keeps a week from being opened again. An approved one of their own is opened by those who manage everybody's. */
async function notToReopen(week: Week, work: Work): Promise<Obstacle> {
  const isOwnApproved = week.status === "approved" && week.employee_id === work.actor.employeeId;
  if (isOwnApproved && !holds(work.actor, MANAGE_TIME)) return forbidden(MANAGE_TIME);
  if (week.status === "submitted") return null;
  if (week.status !== "approved") return "The submission is neither submitted nor approved.";
  const billed = await work.row(sql`select 1 from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.timesheet_submission_id = ${week.id}
      and t.invoice_line_id is not null limit 1`);
  if (billed) return "The entry has been billed.";
  const { time_closed_until: closed } = await readSettings(work, "time_closed_until");
  return closed !== null && weekFrom(week.week_start).to <= closed
    ? "The week lies in a closed period."
    : null;
}

/** Opens weeks once more; an approved one only by whoever could approve it. */
export const reopen = action("timesheet-submissions", {
  title: "Reopen",
  done: "Reopened",
  description: "Reopens weeks that were submitted or approved; billed time stays locked.",
  grants: TIME_OF_PEOPLE,
  parameters: { status_explanation: explanation() },
  lock,
  openWhen: openWhenEach(notToReopen),
  async run({ work, records, params }): Promise<undefined> {
    for (const week of records) await reopenWeek(work, week, params.status_explanation);
  },
});
