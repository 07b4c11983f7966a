import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type LeaveDay, loadApprovedLeave, loadWorkingTimes, type WorkingTime } from "../../leave/index.ts";
import type { OpenProject } from "./invented-day.ts";

/** The project and period of an assignment. */
interface Assignment {
  readonly project: OpenProject;
  readonly from: string;
  /** Null if the assignment has no end. */
  readonly to: string | null;
}

/** An employee for whom time is invented. */
export interface Worker {
  readonly id: string;
  readonly managerId: string | null;
  readonly timezone: string;
  readonly time: WorkingTime;
  readonly leave: readonly LeaveDay[];
  readonly leaveDates: ReadonlySet<string>;
  readonly assignments: readonly Assignment[];
  /** Whether the employee's entries have a start and an end, as for every third employee. */
  readonly usesTimer: boolean;
}

/** The number of years for which working times are loaded. */
const YEARS = 10;

/** Everybody who was employed before or on a day, by id, with working time and assignments. */
export async function loadWorkers(work: Work, lastDay: string): Promise<Worker[]> {
  type Row = { id: string; manager_employee_id: string | null; timezone: string };
  const people = await work.rows<Row>(sql`select e.id, e.manager_employee_id, e.timezone from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.start_date <= ${lastDay}::date
      and (e.archived_at is null or e.termination_date is not null)
    order by e.id`);
  const ids = people.map(({ id }) => id);
  const period = { from: addDays(lastDay, -365 * YEARS), to: lastDay };
  const times = await loadWorkingTimes(work, ids, period);
  const leave = await loadApprovedLeave(work, ids, period);
  const assignments = await loadAssignments(work, lastDay);
  return people.map(({ id, manager_employee_id, timezone }, index) => {
    const days = leave.get(id) ?? [];
    return {
      id,
      managerId: manager_employee_id,
      timezone,
      time: times.get(id)!,
      leave: days,
      leaveDates: new Set(days.map(({ date }) => date)),
      assignments: assignments.get(id) ?? [],
      usesTimer: index % 3 === 0,
    };
  });
}

/** The assignments to unarchived projects, by employee id; finished tasks are left out. */
async function loadAssignments(work: Work, lastDay: string): Promise<Map<string, Assignment[]>> {
  type ProjectRow = { id: string; billing_model: string; tasks: { id: string; isBillable: boolean }[] };
  const projects =
    await work.rows<ProjectRow>(sql`select p.id, p.billing_model, coalesce(k.tasks, '[]') as tasks
    from projects p
    left join (select k.project_id, jsonb_agg(jsonb_build_object('id', k.id, 'isBillable', k.is_billable) order by k.position) as tasks
      from tasks k where k.workspace_id = ${fromContext("workspace")} and k.status <> 'done' group by 1) k on k.project_id = p.id
    where p.workspace_id = ${fromContext("workspace")} and p.archived_at is null`);
  const open = new Map(
    projects.map(({ id, billing_model, tasks }) => [
      id,
      { id, isBillable: billing_model !== "non_billable", tasks },
    ]),
  );
  type Row = { employee_id: string; project_id: string; starts_at: string; ends_at: string | null };
  const rows = await work.rows<Row>(sql`select a.employee_id, a.project_id, a.starts_at, a.ends_at
    from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.starts_at <= ${lastDay}::date
    order by a.id`);
  const assignments = new Map<string, Assignment[]>();
  for (const { employee_id, project_id, starts_at, ends_at } of rows) {
    const project = open.get(project_id);
    if (!project) continue;
    const known = assignments.get(employee_id);
    const assignment = { project, from: starts_at, to: ends_at };
    if (known) known.push(assignment);
    else assignments.set(employee_id, [assignment]);
  }
  return assignments;
}

/** The projects on which a worker can log time on a day. */
export const projectsOn = ({ assignments }: Worker, day: string): OpenProject[] =>
  assignments
    .filter(({ from, to }) => from <= day && (to === null || day <= to))
    .map(({ project }) => project);
