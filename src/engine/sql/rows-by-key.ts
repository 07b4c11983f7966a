import { valuesIn, valuesOf, withValues } from "./shared-values.ts";
import {
  column,
  fromContext,
  ident,
  join,
  type KeyedRows,
  raw,
  type SharedValue,
  type Sql,
  sql,
} from "./sql.ts";

type Values<Name extends string> = (name: Name) => (alias: string) => Sql;

const keyedRow = <Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  rows: KeyedRows,
  isGrouped: boolean,
): Values<Name> => {
  const { from, where, key, of } = rows;
  return valuesOf({
    columns,
    rows: (alias) => sql`from ${from} where ${where} and ${key} = ${column(alias, of)}`,
    keyed: { ...rows, isGrouped },
  });
};

/**
 * Values of the one row, at most, that belongs to a record by its key, such as the position of its stage. Where lists are
 * sorted or filtered by such a value, the rows of all records are joined; anywhere else it is a sub-select.
 * @param columns the values, as SQL over the row
 */
export const rowByKey = <Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  rows: KeyedRows,
): Values<Name> => keyedRow(columns, rows, false);

/**
 * Values of the record to which a column refers, such as the name of its client.
 * @param columns the values, as SQL over the alias `referred`, without values of other rows
 */
export const referredRow = <Name extends string>(
  table: string,
  reference: string,
  columns: Readonly<Record<Name, Sql>>,
): Values<Name> =>
  rowByKey(columns, {
    from: sql`${ident(table)} referred`,
    where: sql`${column("referred", "workspace_id")} = ${fromContext("workspace")}`,
    key: column("referred", "id"),
    of: reference,
  });

/**
 * Figures of the rows that belong to a record by its key, such as the latest of its activities. Where lists of many
 * records are sorted or filtered by such a figure, all rows are read in one pass; anywhere else it is a sub-select.
 * @param columns the figures, as aggregates that are null without any row
 */
export const figuresByKey = <Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  rows: KeyedRows,
): Values<Name> => keyedRow(columns, rows, true);

/** Whether a fragment contains a value that belongs to the records of the alias by a key. */
export const hasRowsByKey = (expression: Sql, alias: string): boolean =>
  valuesIn(expression).some(({ shared }) => shared.row.keyed !== null && shared.alias === alias);

/** The same for figures, which take a pass over another table if the records are many. */
export const hasFiguresByKey = (expression: Sql, alias: string): boolean =>
  valuesIn(expression).some(({ shared }) => shared.row.keyed?.isGrouped === true && shared.alias === alias);

interface Joined {
  readonly name: string;
  readonly row: SharedValue["row"];
  readonly used: Set<string>;
}

/**
 * Expressions over many records, and the joins with the rows that belong to the records by keys, each of which begins
 * with `left join`.
 * @param areMany whether the records are so many that figures are read for all of them in one pass. The database finds
 *   out; for few records each figure is looked up.
 */
export function joiningRows(
  expressions: readonly Sql[],
  alias: string,
  areMany: Sql,
): { readonly expressions: readonly Sql[]; readonly joins: readonly Sql[]; readonly hasFigures: boolean } {
  const joined = new Map<SharedValue["row"], Joined>();
  const replace = (shared: SharedValue, subSelect: Sql): Sql | undefined => {
    const { row, name } = shared;
    if (row.keyed === null || shared.alias !== alias) return undefined;
    const join = joined.get(row) ?? { name: `joined_${joined.size}`, row, used: new Set<string>() };
    joined.set(row, join);
    join.used.add(name);
    const value = column(join.name, name);
    return row.keyed.isGrouped ? sql`case when ${areMany} then ${value} else ${subSelect} end` : value;
  };
  const replaced = expressions.map((expression) => withValues(expression, replace));
  const all = [...joined.values()];
  return {
    expressions: replaced,
    joins: all.map((one) => joinWith(one, alias, areMany)),
    hasFigures: all.some(({ row }) => row.keyed!.isGrouped),
  };
}

function joinWith({ name, row, used }: Joined, alias: string, areMany: Sql): Sql {
  const { from, where, key, of, isGrouped } = row.keyed!;
  const columns = [...used].map((one) => sql`${row.columns[one]!} as ${ident(one)}`);
  const grouped = isGrouped ? sql` and ${areMany} group by ${key}` : raw("");
  return sql`left join (select ${key} as key, ${join(columns, ", ")} from ${from} where ${where}${grouped}) ${raw(name)}
      on ${raw(name)}.key = ${column(alias, of)}`;
}
