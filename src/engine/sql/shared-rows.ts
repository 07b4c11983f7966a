import { valuesIn, valuesOf, withValues } from "./shared-values.ts";
import { column, ident, join, raw, type SharedValue, type Sql, sql } from "./sql.ts";

/**
 * A row that belongs to a record, such as the salary of the day, of which several fields show a value. Where fields are
 * selected together, the row is looked up once; anywhere else each value is a sub-select of its own.
 * @param columns the values, as SQL over the row
 * @param rows the rest of the select from `from` on, over the record's alias; it finds one row at most
 * @param alone the values where they stand alone, over the record's alias, if another form suits filters and orders
 *   better; they must be the same values
 */
export function sharedRow<Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  rows: (alias: string) => Sql,
  alone?: Readonly<Partial<Record<Name, (alias: string) => Sql>>>,
): (name: Name) => (alias: string) => Sql {
  return valuesOf({ columns, rows, keyed: null }, alone);
}

/** A row that is joined, with the names of its values that are used. */
interface Joined {
  readonly name: string;
  readonly shared: SharedValue;
  readonly used: Set<string>;
}

/**
 * Expressions that are selected together, and the joins with the rows that several of them share, each of which begins
 * with `left join`.
 */
export function sharingRows(expressions: readonly Sql[]): {
  expressions: readonly Sql[];
  joins: readonly Sql[];
} {
  const uses = expressions.flatMap(valuesIn);
  const keyOf = new Map<object, Map<string, SharedValue[]>>();
  for (const { shared } of uses) {
    const byAlias = keyOf.get(shared.row) ?? new Map<string, SharedValue[]>();
    keyOf.set(shared.row, byAlias);
    byAlias.set(shared.alias, [...(byAlias.get(shared.alias) ?? []), shared]);
  }
  const joined: Joined[] = [...keyOf.values()]
    .flatMap((byAlias) => [...byAlias.values()])
    .filter((values) => values.length > 1)
    .map((values, index) => ({
      name: `shared_${index}`,
      shared: values[0]!,
      used: new Set(values.map(({ name }) => name)),
    }));
  if (joined.length === 0) return { expressions, joins: [] };
  const joinOf = ({ row, alias }: SharedValue): Joined | undefined =>
    joined.find(({ shared }) => shared.row === row && shared.alias === alias);
  return {
    expressions: expressions.map((expression) =>
      withValues(expression, (shared) => {
        const join = joinOf(shared);
        return join && column(join.name, shared.name);
      }),
    ),
    joins: joined.map(joinWith),
  };
}

function joinWith({ name, shared: { row, alias }, used }: Joined): Sql {
  const columns = [...used].map((column) => sql`${row.columns[column]!} as ${ident(column)}`);
  return sql`left join lateral (select ${join(columns, ", ")} ${row.rows(alias)}) ${raw(name)} on true`;
}
