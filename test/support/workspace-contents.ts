import type { TestApp } from "./app.ts";

/** The rows of each table of a workspace, as JSON by primary key. */
export type WorkspaceContents = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads everything that is stored of a workspace. */
export async function contentsOf(
  { installation: { pool } }: TestApp,
  workspaceId: string,
): Promise<WorkspaceContents> {
  const { rows: tables } = await pool.query<{ name: string; keys: string[] }>(
    `select c.relname as name, array(select a.attname::text from pg_constraint k
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
         where k.conrelid = c.oid and k.contype = 'p') as keys
     from pg_class c join pg_attribute w on w.attrelid = c.oid and w.attname = 'workspace_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
  const contents = new Map<string, Map<string, string>>();
  for (const { name, keys } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t where t.workspace_id = $1`,
      [workspaceId],
    );
    contents.set(
      name,
      new Map(rows.map(({ row }) => [JSON.stringify(keys.map((key) => row[key])), JSON.stringify(row)])),
    );
  }
  return contents;
}

/** How a table differs between two times. */
export interface Difference {
  readonly table: string;
  readonly missing: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** The tables whose rows differ. */
export function differences(before: WorkspaceContents, after: WorkspaceContents): Difference[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table)!;
    const missing = [...rows].filter(([key]) => !now.has(key)).map(([, row]) => row);
    const added = [...now].filter(([key]) => !rows.has(key)).map(([, row]) => row);
    const changed = [...rows]
      .filter(([key, row]) => now.has(key) && now.get(key) !== row)
      .map(([key, row]) => `${row} -> ${now.get(key)}`);
    return missing.length + added.length + changed.length === 0 ? [] : [{ table, missing, added, changed }];
  });
}
