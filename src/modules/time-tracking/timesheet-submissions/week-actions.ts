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
import {
  decideWeek,
  refusalOfOwnDecision,
  reopenWeek,
  submissionObstacle,
  submitWeek,
} from "./week-state.ts";

const lock = async (work: Work, ids: readonly string[]): Promise<void> =>
  lockTimeOf(work, await employeesOf(work, "timesheet_submissions", ids));

const comment = () => field.text().describe("A comment for the approver.");
const explanation = () => field.string({ max: 1_000, multiline: true });

type Week = Readonly<StoredRecord<"timesheet-submissions">>;

/** Submits weeks for approval. */
export const submit = action("timesheet-submissions", {
  title: "Submit",
  done: "Submitted",
  description: "Submits weeks for approval, which freezes their figures and locks their entries.",
  grants: OWN_TIME,
  parameters: { comment: comment() },
  lock,
  openWhen: openWhenEach((week, work) => submissionObstacle(work, week)),
  async run({ work, records, params }): Promise<undefined> {
    for (const week of records) await submitWeek(work, week, params.comment);
  },
});

/** Submits the week that starts on a day, and creates it first if necessary. */
export const submitByDate = standaloneAction({
  title: "Submit a week",
  done: "Submitted the week.",
  description: "Submits the week that starts on a day, and creates it first if necessary.",
  needsCredential: true,
  who: TIME_WRITERS,
  parameters: {
    week_start: field.date().required(),
    employee_id: field
      .reference("employees")
      .describe("Default: the caller. Submitting a week of somebody else requires manage-timesheets."),
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
    const problem = await submissionObstacle(work, week);
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

const decisionObstacle = async (week: Week, work: Work): Promise<Obstacle> =>
  (await refusalOfOwnDecision(work, week)) ??
  (week.status === "submitted" ? null : "The submission is not submitted.");

const decision = (status: "approved" | "rejected", title: string, description: string) =>
  action("timesheet-submissions", {
    title,
    done: status === "approved" ? "Approved" : "Rejected",
    description,
    grants: TIME_OF_PEOPLE,
    parameters: { status_explanation: explanation() },
    lock,
    openWhen: openWhenEach(decisionObstacle),
    async run({ work, records, params }): Promise<undefined> {
      for (const week of records) await decideWeek(work, week, status, params.status_explanation);
    },
  });

export const approve = decision("approved", "Approve", "Approves submitted weeks.");
export const reject = decision(
  "rejected",
  "Reject",
  "Rejects submitted weeks. Their entries can be changed again.",
);

/** What prevents reopening a week. Reopening one's own approved week requires manage-timesheets. */
async function reopeningObstacle(week: Week, work: Work): Promise<Obstacle> {
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

/** Reopens submitted or approved weeks. */
export const reopen = action("timesheet-submissions", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Reopens submitted or approved weeks. Billed weeks and weeks in a closed period cannot be reopened.",
  grants: TIME_OF_PEOPLE,
  parameters: { status_explanation: explanation() },
  lock,
  openWhen: openWhenEach(reopeningObstacle),
  async run({ work, records, params }): Promise<undefined> {
    for (const week of records) await reopenWeek(work, week, params.status_explanation);
  },
});
