import { type BenchData, openData } from "../data.ts";

const BENEFITS = 50;

/** Benefits of every frequency in two currencies, and the same number of enrolments for each employee over three years. */
const statements = (perEmployee: number): readonly string[] => [
  `insert into benefits (workspace_id, id, name, category, frequency, currency, created_at, updated_at)
   select $1, '01BEN' || lpad(n::text, 21, '0'), 'Benefit ' || n,
     (array['health', 'meal', 'wellness', 'transport', 'education'])[n % 5 + 1],
     (array['monthly', 'monthly', 'quarterly', 'yearly', 'one_time'])[n % 5 + 1],
     (array['EUR', 'EUR', 'EUR', 'USD'])[n % 4 + 1], now(), now()
   from generate_series(1, ${BENEFITS}) n`,
  `insert into employee_benefits (workspace_id, id, employee_id, benefit_id, start_date, end_date, frequency, currency,
     employer_cost, employee_cost, created_at, updated_at)
   select $1, '01EMB' || lpad((e.place * ${perEmployee} + k)::text, 21, '0'), e.id, b.id, first.day,
     case when (e.place + k) % 3 = 0 then first.day + 200 + (e.place % 300)::integer end, b.frequency, b.currency,
     20 + k, 5, now(), now()
   from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     generate_series(0, ${perEmployee - 1}) k,
     lateral (select current_date - 1000 + ((e.place * 37 + k * 101) % 1000)::integer as day) first,
     lateral (select * from benefits x where x.workspace_id = $1
       and x.id = '01BEN' || lpad(((e.place * 7 + k) % ${BENEFITS} + 1)::text, 21, '0')) b`,
];

/** Seeds a company whose employees have about the given number of enrolments together. */
export async function openBenefitData(employees: number, enrolments: number): Promise<BenchData> {
  const data = await openData(employees);
  // The seeded company has some benefits of its own.
  for (const table of ["employee_benefits", "benefits"])
    await data.pool.query(`delete from ${table} where workspace_id = $1`, [data.workspaceId]);
  const perEmployee = Math.min(BENEFITS, Math.max(1, Math.round(enrolments / employees)));
  for (const statement of statements(perEmployee)) await data.pool.query(statement, [data.workspaceId]);
  await data.pool.query("vacuum analyze");
  return data;
}
