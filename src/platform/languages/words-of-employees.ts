import type { Words } from "../../engine/errors/words.ts";
import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { Work } from "../../engine/work/work.ts";
import { wordsIn } from "./words-for.ts";

/**
 * The words of mails to employees, by their ids: in the language that they have chosen for their account, or in the
 * workspace's for those without one.
 */
export async function wordsOfEmployees(
  work: Work,
  ids: readonly string[],
): Promise<(employee: string) => Words> {
  const rows = await work.rows<{ employee_id: string; locale: string }>(sql`select u.employee_id, u.locale
    from users u where u.workspace_id = ${fromContext("workspace")} and u.employee_id = any(${ids}::text[])`);
  const locales = new Map(rows.map(({ employee_id, locale }) => [employee_id, locale]));
  return (employee) => wordsIn(locales.get(employee) ?? work.workspace.locale);
}
