import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "./app.ts";

/** The tables and files in which a value is, whatever it is part of and whatever its case. */
export async function placesOf(
  { installation: { pool }, dataDir }: Pick<TestApp, "installation" | "dataDir">,
  value: string,
): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `select from "${name}" row where strpos(lower(row::text), lower($1)) > 0 limit 1`,
      [value],
    );
    if (rowCount !== 0) found.push(name);
  }
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const one of names) {
    if (!one.isFile()) continue;
    const path = join(one.parentPath, one.name);
    if (path.includes(value) || (await readFile(path)).includes(value)) found.push(path);
  }
  return found;
}
