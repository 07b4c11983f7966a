import type { SeededRandom } from "../../../src/platform/random/seeded-random.ts";
import type { TestApp, TestWorkspace } from "../app.ts";
import { DRAFT_LINE } from "../draft-line.ts";
import { FIRST_DAY, LAST_DAY, type Surroundings } from "./random-books.ts";
import type { RandomProject } from "./random-projects.ts";

/** Entries of any employee on any project or none, assigned or not, and one running timer for everybody. */
export async function randomTime(
  around: Surroundings,
  projects: readonly RandomProject[],
  count: number,
): Promise<void> {
  const { random, employees } = around;
  await around.store(
    "timesheets",
    Array.from({ length: count }, () =>
      entryOf(around, random.pick(employees), random.pick([null, ...projects])),
    ),
  );
  await around.store(
    "timesheets",
    employees.map((employee) => ({
      ...entryOf(around, employee, random.pick(projects)),
      ...{ date: "2026-07-14", worked_minutes: null, started_at: "2026-07-14T08:00:00Z" },
      ...UNBILLED,
    })),
  );
}

const UNBILLED = {
  invoice_line_id: null,
  invoiced_as: null,
  frozen_billable_minutes: null,
  frozen_billed_rate: null,
};

function entryOf(around: Surroundings, employee_id: string, project: RandomProject | null) {
  const { random, newId, dayBetween } = around;
  const worked_minutes = random.integer(1, 400);
  const is_billable = project !== null && random.chance(0.75);
  const isBilled = is_billable && project.billing_model === "time_and_materials" && random.chance(0.2);
  return {
    ...{ id: newId(), employee_id, worked_minutes, is_billable },
    project_id: project?.id ?? null,
    task_id: project && project.tasks.length > 0 && random.chance(0.7) ? random.pick(project.tasks) : null,
    date: dayBetween(FIRST_DAY, LAST_DAY),
    timezone: "UTC",
    started_at: null,
    approval_status: "open",
    was_auto_stopped: false,
    ...(isBilled
      ? {
          invoice_line_id: DRAFT_LINE,
          invoiced_as: random.pick(["drafted", "billed"]),
          frozen_billable_minutes: worked_minutes + random.integer(0, 20),
          frozen_billed_rate: `${random.integer(20, 180)}.07`,
        }
      : UNBILLED),
  };
}

const WEEK_OF = "(t.date - (extract(isodow from t.date)::integer - 1))";

/**
 * Gives half of the weeks without a submission one in some state, and sets it on their entries as submitting would;
 * frozen figures are those of the entries.
 */
export async function settleWeeks(
  { installation: { pool }, clock }: TestApp,
  { workspace }: TestWorkspace,
  random: SeededRandom,
): Promise<void> {
  const { rows } = await pool.query<{ employee_id: string; week: string; id: string }>(
    `select t.employee_id, ${WEEK_OF}::text as week, min(t.id) as id from timesheets t where t.workspace_id = $1
       and not exists (select from timesheet_submissions s where s.workspace_id = t.workspace_id
         and s.employee_id = t.employee_id and s.week_start = ${WEEK_OF})
       and not exists (select from timesheets r where r.workspace_id = t.workspace_id
         and r.employee_id = t.employee_id and r.worked_minutes is null and r.date - ${WEEK_OF} between 0 and 6)
     group by 1, 2 order by 1, 2`,
    [workspace.id],
  );
  const chosen = rows.filter(() => random.chance(0.5));
  await pool.query(
    `insert into timesheet_submissions (workspace_id, id, employee_id, week_start, status, submitted_at,
       frozen_worked_minutes, frozen_billable_minutes, frozen_expected_minutes, created_at, updated_at)
     select $1, n.id, n.employee_id, n.week::date, n.status, case when n.status <> 'draft' then $2::timestamptz end,
       n.frozen, n.frozen, n.frozen, $2, $2
     from (select j.*, case when j.status in ('submitted', 'approved') then 0 end as frozen
       from jsonb_to_recordset($3) as j(id text, employee_id text, week text, status text)) n`,
    [
      workspace.id,
      clock.now(),
      JSON.stringify(
        chosen.map((one) => ({
          ...one,
          status: random.pick(["draft", "submitted", "approved", "approved", "rejected"]),
        })),
      ),
    ],
  );
  await pool.query(
    `update timesheets t set timesheet_submission_id = s.id,
       approval_status = case when s.status = 'draft' or t.worked_minutes is null then 'open' else s.status end
     from timesheet_submissions s where t.workspace_id = $1 and s.workspace_id = t.workspace_id
       and s.employee_id = t.employee_id and s.week_start = ${WEEK_OF}`,
    [workspace.id],
  );
  await pool.query(
    `update timesheet_submissions s set frozen_worked_minutes = (select coalesce(sum(t.worked_minutes), 0)
         from timesheets t where t.workspace_id = s.workspace_id and t.timesheet_submission_id = s.id)
     where s.workspace_id = $1 and s.frozen_worked_minutes is not null`,
    [workspace.id],
  );
}
