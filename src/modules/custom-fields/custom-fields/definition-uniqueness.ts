import { fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { comparedAs, valueText } from "../values/value-checks.ts";
import { tableOf } from "./definition.ts";

/** A field can be made unique only if its values are unique already. */
export async function checkUniqueness(
  change: SettledChange<"custom-fields">,
  work: ReadOnlyWork,
): Promise<void> {
  const { values, stored } = change;
  if (!stored || values.is_unique !== true || !change.changes("is_unique")) return;
  const table = tableOf(stored.resource);
  if (table === null) return;
  const value = comparedAs(stored.type, valueText("r", stored.slug));
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from (
      select ${value} as value from ${ident(table)} r where r.workspace_id = ${fromContext("workspace")}
      group by 1 having count(*) > 1) doubled where doubled.value is not null`);
  const count = row!.count;
  if (count > 0)
    change.fail(
      "is_unique",
      count === 1
        ? "The field has 1 value that occurs more than once."
        : message`The field has ${count} values that occur more than once.`,
    );
}
