import { type BenchData, openData } from "../data.ts";

/** The leave of every employee: ten approved days in two requests, and two pending days. */
const REQUESTS = [
  `insert into holidays (workspace_id, id, employee_id, holiday_policy_id, start_date, end_date, start_period,
     end_period, status, days, created_at, updated_at)
   select $1, '01HLD' || lpad((e.place * 10 + r.place)::text, 21, '0'), e.id, p.id, r.first, r.first + r.length - 1,
     'morning', 'afternoon', r.status, r.length, now(), now()
   from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     holiday_policies p,
     (values (1, date_trunc('year', current_date)::date + 40, 5, 'approved'),
       (2, date_trunc('year', current_date)::date + 200, 5, 'approved'),
       (3, date_trunc('year', current_date)::date + 300, 2, 'pending')) r(place, first, length, status)
   where p.workspace_id = $1 and p.is_default`,
  `insert into holiday_days (workspace_id, holiday_id, employee_id, date, morning, afternoon, days)
   select h.workspace_id, h.id, h.employee_id, d::date, true, true, 1
   from holidays h, generate_series(h.start_date, h.end_date, interval '1 day') d
   where h.workspace_id = $1 and h.id like '01HLD%'`,
];

/** Seeds a company whose people have balances and requests. */
export async function openLeaveData(employees: number): Promise<BenchData> {
  const data = await openData(employees);
  for (const statement of REQUESTS) await data.pool.query(statement, [data.workspaceId]);
  await data.pool.query("vacuum analyze");
  return data;
}
