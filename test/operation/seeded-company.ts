import type { Pool } from "pg";

/** What must never be found among employees, accounts and salaries: a name, and SQL that finds it. `$1` is the workspace, `$2` today. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "a live employee under an archived manager": `select e.id from employees e
    join employees m on m.workspace_id = e.workspace_id and m.id = e.manager_employee_id
    where e.workspace_id = $1 and e.archived_at is null and m.archived_at is not null`,
  "an employee who does not reach a top": `with recursive reached(id) as (
      select id from employees where workspace_id = $1 and manager_employee_id is null
      union all select e.id from employees e join reached r on e.manager_employee_id = r.id where e.workspace_id = $1
    ) select id from employees where workspace_id = $1 and id not in (select id from reached)`,
  "an employee without exactly one account of the same email and names": `select e.id from employees e
    left join users u on u.workspace_id = e.workspace_id and u.employee_id = e.id
      and (u.email, u.first_name, u.last_name) = (e.email, e.first_name, e.last_name)
    where e.workspace_id = $1 group by e.id having count(u.id) <> 1`,
  "an email that two people have": `select lower(email) from users where workspace_id = $1
    group by 1 having count(*) > 1`,
  "an account archived otherwise than its employee": `select e.id from employees e
    join users u on u.workspace_id = e.workspace_id and u.employee_id = e.id
    where e.workspace_id = $1 and u.archived_at is distinct from e.archived_at`,
  "somebody archived who has neither left nor was withdrawn before the first day": `select id from employees
    where workspace_id = $1 and archived_at is not null
      and not (termination_date < $2 and archived_at::date >= termination_date)
      and not (termination_date is null and archived_at::date < start_date)`,
  "somebody gone who is not archived": `select id from employees where workspace_id = $1
    and termination_date < $2 and archived_at is null`,
  "a last day without reason, or a reason without last day": `select id from employees
    where workspace_id = $1 and (termination_date is null) <> (termination_reason is null)`,
  "somebody archived without an archiver": `select id from employees where workspace_id = $1
    and (archived_at is null) <> (archiver_employee_id is null)`,
  "a salary that overlaps another": `select a.id from salary_history a join salary_history b
      on b.workspace_id = a.workspace_id and b.employee_id = a.employee_id and b.id <> a.id
      and daterange(a.start_date, a.end_date, '[]') && daterange(b.start_date, b.end_date, '[]')
    where a.workspace_id = $1`,
  "an employee without a salary from the first day on": `select e.id from employees e where e.workspace_id = $1
    and not exists (select from salary_history s where s.workspace_id = e.workspace_id and s.employee_id = e.id
      and s.start_date = e.start_date)`,
  "a salary row that changes nothing": `select a.id from salary_history a join salary_history b
      on b.workspace_id = a.workspace_id and b.employee_id = a.employee_id and b.start_date = a.end_date + 1
      and (b.amount, b.type, b.currency) = (a.amount, a.type, a.currency) where a.workspace_id = $1`,
  "a department headed by somebody who is gone, not yet here, or works elsewhere": `select d.id from departments d
    join employees e on e.workspace_id = d.workspace_id and e.id = d.manager_employee_id
    join positions p on p.workspace_id = e.workspace_id and p.id = e.position_id
    where d.workspace_id = $1 and (e.archived_at is not null or e.start_date > $2 or p.department_id <> d.id)`,
  "a direction of another department than the position's": `select e.id from employees e
    join positions p on p.workspace_id = e.workspace_id and p.id = e.position_id
    join directions d on d.workspace_id = e.workspace_id and d.id = e.direction_id
    where e.workspace_id = $1 and p.department_id is distinct from d.department_id`,
  "a birth date that leaves no childhood": `select id from employees where workspace_id = $1
    and birth_date > start_date - interval '18 years'`,
  "somebody whose hours cost nothing that is known": `select e.id from employees e where e.workspace_id = $1
    and not exists (select from employee_rates r where r.workspace_id = e.workspace_id and r.employee_id = e.id
      and r.kind = 'internal_cost' and r.effective_hourly_rate > 0)`,
  "a project that bills nothing for a client's account, or something without a client": `select id from projects
    where workspace_id = $1 and ((client_id is null and billing_model <> 'non_billable')
      or (billing_model in ('fixed_fee', 'retainer')) <> (fee_amount is not null)
      or (billing_model = 'revenue_share') <> (revenue_share_percent is not null)
      or (retainer_minutes is not null and billed_rate is null))`,
  "an assignment outside the employment or the project's span": `select a.id from project_assignments a
    join employees e on e.workspace_id = a.workspace_id and e.id = a.employee_id
    join projects p on p.workspace_id = a.workspace_id and p.id = a.project_id
    where a.workspace_id = $1 and (a.starts_at < e.start_date or a.starts_at < p.starts_at
      or coalesce(a.ends_at, 'infinity') > coalesce(p.ends_at, 'infinity')
      or coalesce(a.ends_at, 'infinity') > coalesce(e.termination_date, 'infinity'))`,
  "a task for somebody who is not on the project": `select t.id from tasks t
    join task_assignees l on l.workspace_id = t.workspace_id and l.task_id = t.id
    where t.workspace_id = $1 and not exists (select from project_assignments a where a.workspace_id = t.workspace_id
      and a.project_id = t.project_id and a.employee_id = l.employee_id and coalesce(a.ends_at, 'infinity') >= $2::date)`,
  "places of tasks that are not 1 to n": `select project_id from tasks where workspace_id = $1 group by project_id
    having min(position) <> 1 or max(position) <> count(*) or count(distinct position) <> count(*)`,
  "a contractor without company, or a company without contractor": `select id from employees
    where workspace_id = $1 and (contract_type like 'b2b%') <> (company_name is not null)`,
  "an evaluator who is not there": `select a.employee_id from (select * from employee_technical_assignees
      union all select * from employee_salary_assignees) a
    join employees e on e.workspace_id = a.workspace_id and e.id = a.assignee_id
    where a.workspace_id = $1 and (e.archived_at is not null or a.assignee_id = a.employee_id)`,
  "an account that has signed in without a password, or before the person came": `select u.id from users u
    join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id where u.workspace_id = $1
      and u.last_sign_in_at is not null and (u.password_hash is null or u.last_sign_in_at < e.start_date)`,
  "a record without exactly one entry of its creation": `select r.id from (
      select id, 'employees' as type from employees where workspace_id = $1
      union all select id, 'users' from users where workspace_id = $1
      union all select id, 'salary-history' from salary_history where workspace_id = $1
      union all select id, 'departments' from departments where workspace_id = $1) r
    left join journal j on j.workspace_id = $1 and j.resource_type = r.type and j.resource_id = r.id
      and j.event like '%.created'
    group by r.type, r.id having count(j.id) <> 1`,
};

/** Names what of a workspace contradicts the rules of employees; an empty list is what one wants. */
export async function violations(pool: Pool, workspaceId: string, today: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const values = statement.includes("$2") ? [workspaceId, today] : [workspaceId];
    const { rowCount } = await pool.query(statement, values);
    if (rowCount) found.push(`${rowCount} × ${name}`);
  }
  return found;
}
