import { addDays } from "../../../engine/declare/index.ts";
import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, type Values, type Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { PROJECTS, type ProjectPlan } from "./project-plans.seed.ts";
import { taskRecords } from "./tasks.seed.ts";
import { type Member, type StaffedProject, teamsOf } from "./teams.seed.ts";

/** A client of the seeded company. */
export interface ProjectClient {
  readonly id: string;
  readonly currency: string;
}

const codeOf = (index: number): string => `PRJ-${String(index + 1).padStart(3, "0")}`;

/** The plan for an index. After the last plan the first is used again, as a further phase. */
function planOf(index: number): ProjectPlan {
  const plan = PROJECTS[index % PROJECTS.length]!;
  const phase = Math.floor(index / PROJECTS.length) + 1;
  return phase === 1 ? plan : { ...plan, name: `${plan.name}, phase ${phase}` };
}

/** The first day of the month that is a number of months after that of a day. */
function monthFrom(day: string, months: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function projectRecord(
  work: Work,
  plan: ProjectPlan,
  clients: readonly ProjectClient[],
  index: number,
): StaffedProject & { readonly body: Values; readonly systemValues: Values } {
  const client = plan.client === null ? null : clients[plan.client % clients.length]!;
  const [first, last] = plan.months;
  const startsAt = monthFrom(work.today, first);
  const endsAt = last === null ? null : addDays(monthFrom(work.today, last + 1), -1);
  const archivedAt = plan.isArchived ? new Date(`${addDays(endsAt!, 20)}T15:00:00Z`) : null;
  return {
    ...{ id: work.newId(), plan, startsAt, endsAt },
    body: {
      name: plan.name,
      code: codeOf(index),
      client_id: client?.id ?? null,
      billing_model: plan.model,
      currency: client?.currency ?? work.workspace.baseCurrency,
      budget: plan.budget?.amount ?? null,
      budget_type: plan.budget?.type ?? null,
      budget_includes_expenses: plan.budget?.withExpenses ?? false,
      fee_amount: plan.fee ?? null,
      retainer_minutes: plan.retainerHours === undefined ? null : plan.retainerHours * 60,
      billed_rate: plan.rate ?? null,
      revenue_share_percent: plan.sharePercent ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
    },
    systemValues: { archived_at: archivedAt },
  };
}

/** The employees who can be assigned, longest employment first, and whether they have a billed rate. */
async function loadMembers(work: Work): Promise<Member[]> {
  return work.rows<
    Member & Values
  >(sql`select e.id, e.start_date as "startDate", e.termination_date as "endDate",
      e.weekly_hours_capacity as "weeklyHours",
      exists (select from employee_rates r where r.workspace_id = e.workspace_id and r.employee_id = e.id
        and r.kind = 'billed' and r.hourly_rate is not null) as "isBilled",
      exists (select from employees b where b.workspace_id = e.workspace_id and b.manager_employee_id = e.id) as "isLead"
    from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.archived_at is null and e.start_date <= ${fromContext("today")}
    order by e.start_date, e.id`);
}

/** The number of seeded projects that the workspace has: the highest number in their codes. */
async function seededProjects(work: Work): Promise<number> {
  const row = await work.row<{ last: number }>(sql`select coalesce(max(substr(p.code, 5)::integer), 0) as last
    from projects p where p.workspace_id = ${fromContext("workspace")} and p.code ~ '^PRJ-[0-9]{1,6}$'`);
  return row!.last;
}

/**
 * Creates client projects with every billing model and internal projects, with tasks and assignments: the requested
 * number after those that exist, or a usual number if there are none. Returns the number of records by resource.
 * @throws 422 if projects are requested and nobody is employed
 */
export async function seedProjects(
  work: Work,
  { clients, wanted }: { readonly clients: readonly ProjectClient[]; readonly wanted?: number },
  random: SeededRandom,
): Promise<Record<string, number>> {
  const members = await loadMembers(work);
  const known = await seededProjects(work);
  const count = wanted ?? (known > 0 || members.length === 0 ? 0 : PROJECTS.length);
  if (count === 0) return {};
  if (members.length === 0) {
    throw invalidField("projects", "Nobody is employed who could be on the projects. Seed employees first.");
  }
  const projects = Array.from({ length: count }, (_, index) =>
    projectRecord(work, planOf(known + index), clients, known + index),
  );
  const teams = teamsOf(projects, members, random);
  const load = new BulkLoad(work);
  const leads = new Map(teams.map(({ project, lead }) => [project, lead]));
  await load.insert(
    "projects",
    projects.map((project) => ({
      id: project.id,
      body: { ...project.body, manager_employee_id: leads.get(project.id)! },
      systemValues: project.systemValues,
    })),
  );
  const assignments = teams.flatMap((team) => team.assignments);
  const tasks = teams.flatMap((team) =>
    taskRecords(work, projects.find(({ id }) => id === team.project)!, team.assignments, random),
  );
  await load.insert(
    "project-assignments",
    assignments.map((body) => ({ id: work.newId(), body: { ...body } })),
  );
  await load.insert("tasks", tasks);
  await load.finish();
  return { projects: projects.length, tasks: tasks.length, "project-assignments": assignments.length };
}
