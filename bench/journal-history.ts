import type { Pool } from "pg";

/** Notified by the entries, as often as it stands here: what a company writes most. */
const TYPES = [
  "timesheets",
  "timesheets",
  "timesheets",
  "employees",
  "users",
  "expenses",
  "holidays",
  "tags",
];
const ENTRIES_OF_A_COMMIT = 10;
/** The number of entries in one statement, which must end before the database's time-out. */
const COMMITS_AT_ONCE = 2_000;

const INSERT = `with inserted as materialized (
    select n, 'history' || lpad(n::text, 19, '0') as id, ($4::text[])[1 + n % cardinality($4::text[])] as type,
      $5::timestamptz - make_interval(mins => 10 * ($6::integer - n)) as at
    from generate_series($2::integer, $3::integer) n),
  commits as (
    insert into journal_commits (workspace_id, id, resource_type, position)
    select $1, inserted.id, kind.type, $7::bigint + inserted.n from inserted, lateral (values (''), (inserted.type)) kind(type))
  insert into journal (workspace_id, id, commit_id, event, resource_type, resource_id, resource_label, changes,
    actor_type, user_id, actor_name, request_id, created_at)
  select $1, '00' || lpad((inserted.n * $8::integer + k)::text, 24, '0'), inserted.id, replace(inserted.type, '-', '_') || '.updated',
    inserted.type, lpad(((inserted.n * 7 + k) % 5000)::text, 26, '0'), 'Record ' || inserted.n % 5000,
    '{"name": {"from": "Ana", "to": "Bo"}}', 'user', lpad((inserted.n % 300)::text, 26, '0'), 'Person ' || inserted.n % 300,
    'request-' || inserted.n, inserted.at
  from inserted, generate_series(0, $8::integer - 1) k`;

/**
 * Gives a workspace a history of journal entries: ten in each commit and one commit every ten minutes, the last of them
 * at the given time. It must be called before the workspace's current data is created.
 */
export async function addJournalHistory(
  pool: Pool,
  workspaceId: string,
  { entries, until }: { readonly entries: number; readonly until: Date },
): Promise<void> {
  const { rows } = await pool.query<{ latest: number }>(
    "select coalesce(max(position), 0) as latest from journal_commits where workspace_id = $1",
    [workspaceId],
  );
  const commits = entries / ENTRIES_OF_A_COMMIT;
  for (let from = 1; from <= commits; from += COMMITS_AT_ONCE) {
    const to = Math.min(commits, from + COMMITS_AT_ONCE - 1);
    const values = [workspaceId, from, to, TYPES, until, commits, rows[0]!.latest, ENTRIES_OF_A_COMMIT];
    await pool.query(INSERT, values);
  }
  await pool.query("vacuum analyze journal, journal_commits");
}
