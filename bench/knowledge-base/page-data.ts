import { type BenchData, openData } from "../data.ts";

const WORDS = `array['travel', 'expense', 'policy', 'client', 'invoice', 'meeting', 'security', 'laptop', 'holiday',
  'review', 'budget', 'project', 'training', 'contract', 'office', 'remote', 'salary', 'team', 'report', 'quality']`;

/**
 * Pages of about 200 words in 21 teamspaces: one with 5,000 in three levels, and the others with the rest. Every 500th
 * page contains the word `walrus`.
 */
const statements = (pages: number): readonly string[] => [
  `insert into teamspaces (workspace_id, id, name, created_at, updated_at)
   select $1, '01SPC' || lpad(n::text, 21, '0'), 'Space ' || n, now(), now() from generate_series(0, 20) n`,
  `insert into pages (workspace_id, id, teamspace_id, parent_id, title, content, plain_text, word_count, position, depth,
     status, published_at, created_at, updated_at)
   select $1, '01PGE' || lpad(n::text, 21, '0'), '01SPC' || lpad(space::text, 21, '0'),
     case when place >= 10 then '01PGE' || lpad((n - place + place / 10)::text, 21, '0') end,
     initcap((${WORDS})[n % 20 + 1] || ' ' || (${WORDS})[n * 7 / 20 % 20 + 1]) || ' ' || n,
     text, text, 200, case when place >= 10 then place % 10 else place end,
     case when place < 10 then 0 when place < 100 then 1 when place < 1000 then 2 else 3 end,
     'published', now(), now() - make_interval(mins => n), now() - make_interval(mins => n)
   from generate_series(0, ${pages - 1}) n,
     lateral (select case when n < ${pages / 4} then 0 else 1 + (n - ${pages / 4}) / ${Math.ceil((pages * 3) / 80)} end as space) s,
     lateral (select case when n < ${pages / 4} then n else (n - ${pages / 4}) % ${Math.ceil((pages * 3) / 80)} end as place) p,
     lateral (select string_agg((${WORDS})[(n * 31 + k * k * 17) % 20 + 1], ' ' order by k)
       || case when n % 500 = 0 then ' walrus' else '' end as text from generate_series(1, 200) k) words`,
];

/** Seeds a company with a knowledge base of so many pages. */
export async function openPageData(employees: number, pages: number): Promise<BenchData> {
  const data = await openData(employees);
  // The seeded company has some pages of its own.
  for (const table of ["pages", "teamspaces"])
    await data.pool.query(`delete from ${table} where workspace_id = $1`, [data.workspaceId]);
  for (const statement of statements(pages)) await data.pool.query(statement, [data.workspaceId]);
  await data.pool.query("vacuum analyze");
  return data;
}
