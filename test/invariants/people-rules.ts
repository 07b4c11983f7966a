import pg from "pg";
import type { TestApp, TestWorkspace } from "../support/app.ts";

/** Each rule as a query that returns its violations; $1 is the workspace, $2 today. */
export const RULES: Readonly<Record<string, string>> = {
  "manager edges form a forest": `
    with recursive above(start, id) as (
      select id, manager_employee_id from employees where workspace_id = $1 and manager_employee_id is not null
      union
      select above.start, e.manager_employee_id from above
      join employees e on e.workspace_id = $1 and e.id = above.id where e.manager_employee_id is not null
    ) select start as id from above where start = id`,
  "a live employee's manager is live": `
    select e.id from employees e join employees m on m.workspace_id = e.workspace_id and m.id = e.manager_employee_id
    where e.workspace_id = $1 and e.archived_at is null and m.archived_at is not null`,
  "every employee has exactly one account, with the same email and names": `
    select e.id from employees e left join users u on u.workspace_id = e.workspace_id and u.employee_id = e.id
    where e.workspace_id = $1
    group by e.id, e.email, e.first_name, e.last_name
    having count(u.id) <> 1 or bool_or((u.email, u.first_name, u.last_name) is distinct from (e.email, e.first_name, e.last_name))`,
  "there is a live owner who can sign in": `
    select $1::text as id where not exists (
      select 1 from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id and r.is_owner
      left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
      where u.workspace_id = $1 and u.archived_at is null and u.password_hash is not null
        and (e.id is null or (e.archived_at is null and e.termination_date is null)))`,
  "salary periods never overlap": `
    select a.id from salary_history a join salary_history b on b.workspace_id = a.workspace_id
      and b.employee_id = a.employee_id and b.id <> a.id
    where a.workspace_id = $1
      and daterange(a.start_date, a.end_date, '[]') && daterange(b.start_date, b.end_date, '[]')`,
  "whoever is archived has no last day ahead": `
    select id from employees where workspace_id = $1 and archived_at is not null and termination_date > $2::date`,
  "an archived employee's account is shut": `
    select e.id from employees e join users u on u.workspace_id = e.workspace_id and u.employee_id = e.id
    where e.workspace_id = $1 and e.archived_at is not null and u.archived_at is null`,
  "nobody archived is the head of a department": `
    select d.id from departments d join employees e on e.workspace_id = d.workspace_id and e.id = d.manager_employee_id
    where d.workspace_id = $1 and e.archived_at is not null`,
  "exactly one role is the default, and not the owner's": `
    select $1::text as id where (select count(*) from roles where workspace_id = $1 and is_default and not is_owner) <> 1`,
};

const STATEMENT = Object.entries(RULES)
  .map(
    ([rule, statement]) => `select ${pg.escapeLiteral(rule)} as rule, broken.id from (${statement}) broken`,
  )
  .join(" union all ");

/** The violations of the rules of people in a workspace, as "rule: id". */
export async function peopleViolations(app: TestApp, { workspace }: TestWorkspace): Promise<string[]> {
  const today = app.clock.now().toISOString().slice(0, 10);
  const { rows } = await app.installation.pool.query<{ rule: string; id: string }>(STATEMENT, [
    workspace.id,
    today,
  ]);
  return rows.map(({ rule, id }) => `${rule}: ${id}`);
}
