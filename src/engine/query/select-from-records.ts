import { conjunctsOf } from "../sql/conjuncts.ts";
import { hasRowsByKey, joiningRows } from "../sql/rows-by-key.ts";
import { and, join, raw, type Sql, sql } from "../sql/sql.ts";

/**
 * From how many records on the figures by which they are sorted or filtered are read in one pass over another table: a
 * look for each of them takes about as long as a pass over a table that has ten rows for each.
 */
const MANY = 500;

/**
 * A select over all records of a table that meet a condition, as `record`. What the condition or the order needs of other
 * tables by a key is joined.
 * @param selected the select list
 * @param condition the whole condition on the records, as `selectionCondition` composes it
 * @param further a condition besides, without values by a key; null: none
 * @param order the order, without `order by`; null: none
 */
export function selectFromRecords(
  selected: Sql,
  table: Sql,
  { condition, further = null, order = null }: { condition: Sql; further?: Sql | null; order?: Sql | null },
): Sql {
  const { expressions, joins, hasFigures } = joiningRows(
    order === null ? [condition] : [condition, order],
    "record",
    raw("(select record_amount.is_large from record_amount)"),
  );
  const [chosen, sorted] = expressions as [Sql, Sql?];
  const amount = hasFigures
    ? sql`with record_amount as materialized (${isLarge(table, condition)}) `
    : raw("");
  return sql`${amount}select ${selected} from ${table} record ${join(joins, " ")}
      where ${chosen}${further ? sql` and ${further}` : raw("")}${sorted ? sql` order by ${sorted}` : raw("")}`;
}

/** Whether many records meet the conditions that need nothing by a key. No more are looked at than it takes to know. */
function isLarge(table: Sql, condition: Sql): Sql {
  const own = and(conjunctsOf(condition).filter((one) => !hasRowsByKey(one as Sql, "record")) as Sql[]);
  return sql`select count(*) > ${raw(String(MANY))} as is_large
    from (select from ${table} record where ${own} limit ${raw(String(MANY + 1))}) some_records`;
}
