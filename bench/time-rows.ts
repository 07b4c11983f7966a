import type pg from "pg";
import type { TimeSize } from "./time-data.ts";
import { withoutTimeout } from "./without-timeout.ts";

/** Copies of employees, until there are as many as `$2`. */
const PEOPLE = `insert into employees (workspace_id, id, email, first_name, last_name, start_date, timezone,
    weekly_hours_capacity, created_at, updated_at)
  select e.workspace_id, '01EMP' || lpad(n::text, 21, '0'), 'copy.' || n || '@bench.example', e.first_name,
    e.last_name || ' ' || n, e.start_date, e.timezone, e.weekly_hours_capacity, now(), now()
  from (select *, row_number() over (order by id) as place, count(*) over () as found from employees where workspace_id = $1) e,
    generate_series(1, $2::integer - (select count(*)::integer from employees where workspace_id = $1)) n
  where e.place = 1 + n % e.found`;

/**
 * Projects in three currencies with five tasks each, three of them for every employee, and all kinds of rates besides
 * those of the company. Each statement derives its rows from numbers, so that every run has the same.
 */
const PROJECTS = [
  `insert into projects (workspace_id, id, name, billing_model, currency, billed_rate, created_at, updated_at)
   select $1, '01PRJ' || lpad(n::text, 21, '0'), 'Project ' || n,
     (array['time_and_materials', 'time_and_materials', 'fixed_fee', 'non_billable'])[1 + n % 4],
     (array['EUR', 'EUR', 'USD', 'CHF'])[1 + n % 4], case when n % 3 = 0 then 75 end, now(), now()
   from generate_series(1, $2::integer) n`,
  `insert into tasks (workspace_id, id, project_id, name, is_billable, billed_rate, position, created_at, updated_at)
   select $1, '01TSK' || lpad((n * 10 + k)::text, 21, '0'), '01PRJ' || lpad(n::text, 21, '0'), 'Task ' || k, k < 5,
     case when k = 1 then 90 end, k, now(), now()
   from generate_series(1, $2::integer) n, generate_series(1, 5) k`,
  `insert into project_assignments (workspace_id, id, project_id, employee_id, billed_rate, starts_at, created_at, updated_at)
   select $1, '01ASG' || lpad((e.place * 10 + k)::text, 21, '0'),
     '01PRJ' || lpad((1 + (e.place * 7 + k * 131) % $2::integer)::text, 21, '0'), e.id,
     case when (e.place + k) % 4 = 0 then 100 end, e.start_date, now(), now()
   from (select id, start_date, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     generate_series(1, 3) k`,
  `insert into employee_rates (workspace_id, id, employee_id, kind, hourly_rate, starts_at, created_at, updated_at)
   select $1, '01RTE' || lpad((e.place * 10 + r.place)::text, 21, '0'), e.id, r.kind, r.rate, r.starts_at, now(), now()
   from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     (values (1, 'billed', 60, null), (2, 'internal_cost', 30, null), (3, 'internal_cost', 35, current_date - 60))
       r(place, kind, rate, starts_at)
   where $2::integer > 0 and (e.place + r.place) % 10 <> 0
   on conflict do nothing`,
  `insert into exchange_rates (workspace_id, id, from_currency, to_currency, date, rate, created_at, updated_at)
   select $1, '01XCH' || lpad(((current_date - d::date) * 10 + p.place)::text, 21, '0'), p.source, p.target, d, 0.9, now(), now()
   from (values (1, 'USD', 'EUR'), (2, 'EUR', 'USD'), (3, 'CHF', 'EUR'), (4, 'EUR', 'CHF')) p(place, source, target),
     generate_series(current_date - 400, current_date, interval '1 day') d
   where $2::integer > 0
   on conflict do nothing`,
];

/** The working days, latest first, on which `$2` entries of `$3` employees are: one or two on each day of each. */
const DAYS = `select to_char(d, 'YYYY-MM-DD') as day from generate_series(current_date - 2000, current_date, interval '1 day') d
  where extract(isodow from d) < 6 order by d desc limit ceil($1::numeric / ($2::integer * 1.4))::integer`;

/** The weeks of all employees in which the days are, approved unless they are among the last ones. */
const WEEKS = `insert into timesheet_submissions (workspace_id, id, employee_id, week_start, status, frozen_worked_minutes,
    frozen_billable_minutes, frozen_expected_minutes, created_at, updated_at)
  select $1, '01WEK' || to_char(w.week, 'YYYYMMDD') || lpad(e.place::text, 13, '0'), e.id, w.week, 'approved', 0, 0, 0, now(), now()
  from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
    (select distinct date_trunc('week', day)::date as week from unnest($2::date[]) day) w
  where w.week + 6 < current_date - 14`;

/** Entries of one day on the projects of the employees. */
const ENTRIES = `insert into timesheets (workspace_id, id, employee_id, project_id, task_id, date, worked_minutes, timezone,
    is_billable, approval_status, timesheet_submission_id, created_at, updated_at)
  select $1, '01TME' || to_char($2::date, 'YYYYMMDD') || lpad((entry.place * 10 + entry.k)::text, 13, '0'), entry.id,
    '01PRJ' || lpad(entry.project::text, 21, '0'),
    case when entry.task > 0 then '01TSK' || lpad((entry.project * 10 + entry.task)::text, 21, '0') end, $2::date,
    30 + (entry.place * 13 + $3::integer * 29 + entry.k * 47) % 450, 'UTC', entry.project % 4 <> 3 and entry.task <> 5,
    case when w.id is null then 'open' else 'approved' end, w.id, now(), now()
  from (
    select e.id, e.place, k, (e.place + $3::integer * 3 + k) % 6 as task,
      1 + (e.place * 7 + (1 + (e.place + $3::integer + k) % 3) * 131) % $4::integer as project
    from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
      generate_series(1, 2) k
    where k = 1 or (e.place + $3::integer) % 5 < 2) entry
  left join timesheet_submissions w on w.workspace_id = $1 and w.employee_id = entry.id
    and w.week_start = date_trunc('week', $2::date)::date
  order by entry.place, entry.k`;

/**
 * Inserts employees, projects with all kinds of rates, and at least so many entries, without anything that the program
 * would do besides. Rows and ids are in the order of their dates.
 */
export async function insertTime(
  pool: pg.Pool,
  workspaceId: string,
  { employees, projects, entries }: TimeSize,
): Promise<void> {
  // A statement may insert the weeks of thousands of employees over years.
  await withoutTimeout(pool, async (client) => {
    await client.query(PEOPLE, [workspaceId, employees]);
    for (const statement of PROJECTS) await client.query(statement, [workspaceId, projects]);
    // The database does this by itself within a minute.
    await client.query("analyze");
    const { rows } = await client.query<{ day: string }>(DAYS, [entries, employees]);
    const days = rows.map(({ day }) => day).toReversed();
    await client.query(WEEKS, [workspaceId, days]);
    for (const [number, day] of days.entries())
      await client.query(ENTRIES, [workspaceId, day, number, projects]);
    await client.query("analyze timesheets, timesheet_submissions");
  });
}
