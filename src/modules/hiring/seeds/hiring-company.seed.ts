import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { isLive } from "../../employees/index.ts";

/** A position that a company hires for, with somebody who leads people with it. */
export interface Position {
  readonly title: string;
  readonly position_id: string | null;
  readonly department_id: string | null;
  readonly department: string | null;
  readonly manager_employee_id: string | null;
}

/** An employee who started in the last two years, or will start soon. */
export interface Starter extends Position {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly personal_email: string | null;
  readonly phone: string | null;
  readonly address: unknown;
  readonly start_date: string;
  readonly level_id: string | null;
  readonly contract_type: string | null;
  readonly work_location_ids: readonly string[];
}

/** What of a company its candidates depend on. */
export interface HiringCompany {
  readonly stageIds: readonly string[];
  readonly starters: readonly Starter[];
  readonly positions: readonly Position[];
  readonly recruiters: readonly string[];
  readonly colleagues: readonly { readonly id: string; readonly user_id: string | null }[];
  readonly reasons: Readonly<Record<"we_rejected" | "they_withdrew", readonly string[]>>;
  readonly retentionMonths: number | null;
}

/** How many days back those started whose applications are invented, and how many days ahead. */
const [DAYS, DAYS_AHEAD] = [640, 60];

const workspace = fromContext("workspace");

const startersOf = (work: Work): Promise<Starter[]> =>
  work.rows<Starter>(sql`select e.id, e.first_name, e.last_name, e.personal_email, e.phone, e.address,
      e.start_date::text, e.level_id, e.contract_type, e.manager_employee_id, e.position_id, p.name as title,
      p.department_id, d.name as department,
      array(select l.work_location_id from employee_work_locations l
        where l.workspace_id = ${workspace} and l.employee_id = e.id order by l.work_location_id)
        as work_location_ids
    from employees e
    join positions p on p.workspace_id = ${workspace} and p.id = e.position_id
    left join departments d on d.workspace_id = ${workspace} and d.id = p.department_id
    where e.workspace_id = ${workspace} and e.start_date between ${fromContext("today")} - ${DAYS}::integer
        and ${fromContext("today")} + ${DAYS_AHEAD}::integer
      and (e.archived_at is null or e.termination_date is not null)
      and not exists (select from candidates c where c.workspace_id = ${workspace} and c.employee_id = e.id)
    order by e.start_date, e.id`);

const positionsOf = (work: Work): Promise<Position[]> =>
  work.rows<Position>(sql`select p.name as title, p.id as position_id, p.department_id, d.name as department,
      (select e.manager_employee_id from employees e join employees m on m.workspace_id = ${workspace}
          and m.id = e.manager_employee_id and ${isLive("m")}
        where e.workspace_id = ${workspace} and e.position_id = p.id and ${isLive("e")}
        order by e.id limit 1) as manager_employee_id
    from positions p left join departments d on d.workspace_id = ${workspace} and d.id = p.department_id
    where p.workspace_id = ${workspace} and p.department_id is not null order by p.id`);

/** Employees of the company who could interview, those of the department People first. */
async function colleaguesOf(work: Work, isOfPeople: Sql) {
  return work.rows<{ id: string; user_id: string | null }>(sql`select e.id,
      (select u.id from users u where u.workspace_id = ${workspace} and u.employee_id = e.id) as user_id
    from employees e left join positions p on p.workspace_id = ${workspace} and p.id = e.position_id
    left join departments d on d.workspace_id = ${workspace} and d.id = p.department_id
    where e.workspace_id = ${workspace} and ${isLive("e")} and e.start_date <= ${fromContext("today")}
      and ${isOfPeople}
    order by e.id limit 12`);
}

/** Reads what is known of the company before candidates are invented. */
export async function hiringCompanyOf(work: Work): Promise<HiringCompany> {
  const stages = await work.rows<{ id: string }>(sql`select s.id from hiring_stages s
    where s.workspace_id = ${workspace} and s.position is not null order by s.position`);
  const { candidate_rejection_reasons: reasons, candidate_retention_months: retentionMonths } =
    await readSettings(work, "candidate_rejection_reasons", "candidate_retention_months");
  const keysOf = (type: string): string[] =>
    reasons.filter((one) => one.type === type && !one.is_archived).map(({ key }) => key);
  const people = await colleaguesOf(work, sql`d.name = 'People'`);
  const colleagues = await colleaguesOf(work, sql`true`);
  return {
    stageIds: stages.map(({ id }) => id),
    starters: await startersOf(work),
    positions: await positionsOf(work),
    recruiters: (people.length > 0 ? people : colleagues).slice(0, 3).map(({ id }) => id),
    colleagues,
    reasons: { we_rejected: keysOf("we_rejected"), they_withdrew: keysOf("they_withdrew") },
    retentionMonths,
  };
}
