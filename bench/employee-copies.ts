import type pg from "pg";

/** What is copied: the employees, and what lists of them read. */
const TABLES = [
  "employees",
  "employee_tags",
  "employee_work_locations",
  "employee_rates",
  "salary_history",
] as const;

/** An id of a copy, which sorts after all others; `$2` is the number of the copy. */
const copied = (column: string): string => `'7' || lpad($2::text, 3, '0') || right(${column}, 22)`;
const CHANGED: Readonly<Record<string, string>> = {
  id: copied("id"),
  employee_id: copied("employee_id"),
  email: "'copy.' || $2::text || '.' || email",
  last_name: "last_name || ' ' || $2::text",
};

/** Copies all employees of a workspace, with their tags, work locations, rates and salaries, so many times. */
export async function copyEmployees(pool: pg.Pool, workspaceId: string, times: number): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const own = table === "employees" ? "id" : "employee_id";
    for (let number = 1; number <= times; number++)
      await pool.query(
        `insert into ${table} (${names.join(", ")}) select ${names.map((name) => CHANGED[name] ?? name).join(", ")}
         from ${table} where workspace_id = $1 and ${own} not like '7%'`,
        [workspaceId, number],
      );
  }
}
