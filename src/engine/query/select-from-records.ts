import { conjunctsOf } from "../sql/conjuncts.ts";
import { hasRowsByKey, joiningRows } from "../sql/rows-by-key.ts";
import { and, column, fromContext, join, raw, type Sql, sql } from "../sql/sql.ts";

/** The figures of so many records are looked up in a few milliseconds, whatever the size of the other table. */
const FEW = 500;
/**
 * Reading the figures of all records of a workspace in one pass takes about as long as looking up those of one in three,
 * if there are five rows for each.
 */
const SHARE = 3;

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

/**
 * Whether a large part of all records meets the conditions that need nothing by a key. If few do, no more are looked at
 * than it takes to know.
 */
function isLarge(table: Sql, condition: Sql): Sql {
  const own = and(conjunctsOf(condition).filter((one) => !hasRowsByKey(one as Sql, "record")) as Sql[]);
  const number = (which: Sql) => sql`(select count(*) from ${table} record where ${which})`;
  const isOfWorkspace = sql`${column("record", "workspace_id")} = ${fromContext("workspace")}`;
  return sql`select case when some_records.number <= ${raw(String(FEW))} then false
      else ${number(own)} * ${raw(String(SHARE))} > ${number(isOfWorkspace)} end as is_large
    from (select count(*) as number
      from (select from ${table} record where ${own} limit ${raw(String(FEW + 1))}) first_records) some_records`;
}
