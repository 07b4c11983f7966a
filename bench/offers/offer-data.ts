import { type BenchData, openData } from "../data.ts";

/**
 * Offers to the leads of the seeded company over three years, in two currencies, of every status: each fourth is a
 * second version, in whose place the first one was superseded.
 */
const statements = (count: number): readonly string[] => [
  `insert into offers (workspace_id, id, number, version, lead_id, title, issue_date, valid_until, currency, tax_rounding,
     subtotal, net_total, total, owner_employee_id, sent_at, accepted_at, declined_at, superseded_at, seller, recipient, printed,
     first_version_id, previous_version_id, created_at, updated_at)
   select $1, '01OFR' || lpad(n::text, 21, '0'), 'B-' || lpad((n - (n % 4 = 1)::integer)::text, 7, '0'),
     case when n % 4 = 1 then 2 else 1 end, l.id, 'Offer ' || n, day, day + 30,
     (array['EUR', 'EUR', 'EUR', 'USD'])[n / 4 % 4 + 1], 'total', 500 + n % 9000, 500 + n % 9000, 500 + n % 9000,
     l.owner_employee_id, day + time '09:00' at time zone 'UTC',
     case when n % 4 in (1, 3) and n % 3 > 0 then day + time '12:00' at time zone 'UTC' + interval '5 days' end,
     case when n % 4 = 2 and n % 3 > 0 then day + time '12:00' at time zone 'UTC' + interval '9 days' end,
     case when n % 4 = 0 then day + time '12:00' at time zone 'UTC' + interval '3 days' end, '{}', '{}', '{}',
     case when n % 4 = 1 then '01OFR' || lpad((n - 1)::text, 21, '0') end,
     case when n % 4 = 1 then '01OFR' || lpad((n - 1)::text, 21, '0') end, now(), now()
   from generate_series(4, ${count + 3}) n
   cross join lateral (select current_date - 1100 + (n / 4 * 13 % 1090)::integer as day) d
   join (select id, owner_employee_id, row_number() over (order by id) - 1 as place, count(*) over () as count
     from leads where workspace_id = $1) l on l.place = n % l.count`,
];

/** Seeds a company with about the given number of offers. */
export async function openOfferData(employees: number, offers: number): Promise<BenchData> {
  const data = await openData(employees);
  // The seeded company has some offers of its own.
  await data.pool.query("delete from offers where workspace_id = $1", [data.workspaceId]);
  for (const statement of statements(offers)) await data.pool.query(statement, [data.workspaceId]);
  await data.pool.query("vacuum analyze");
  return data;
}
