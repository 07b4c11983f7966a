import { ident, join, raw, type SharedValue, Sql, sql } from "./sql.ts";

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
  const row = { columns, rows };
  return (name) => (alias) => {
    const shared: SharedValue = { row, alias, name };
    const { texts, slots } = sql`(${alone?.[name]?.(alias) ?? sql`select ${columns[name]} ${rows(alias)}`})`;
    return new Sql(["", ...texts, ""], [{ shared, isStart: true }, ...slots, { shared, isStart: false }]);
  };
}

/** A sub-select of a fragment that shows a value of a shared row: the indexes of the slots that enclose it. */
interface Found {
  readonly shared: SharedValue;
  readonly start: number;
  readonly end: number;
}

function valuesIn({ slots }: Sql): Found[] {
  const found: Found[] = [];
  let depth = 0;
  let start = 0;
  slots.forEach((slot, index) => {
    if (!("shared" in slot)) return;
    if (slot.isStart) {
      if (depth === 0) start = index;
      depth += 1;
      return;
    }
    depth -= 1;
    if (depth === 0) found.push({ shared: slot.shared, start, end: index });
  });
  return found;
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
  const uses = expressions.map(valuesIn);
  const keyOf = new Map<object, Map<string, SharedValue[]>>();
  for (const { shared } of uses.flat()) {
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
    expressions: expressions.map((expression, index) => replaced(expression, uses[index]!, joinOf)),
    joins: joined.map(joinWith),
  };
}

function replaced(
  expression: Sql,
  found: readonly Found[],
  joinOf: (of: SharedValue) => Joined | undefined,
): Sql {
  const texts: string[] = [expression.texts[0]!];
  const slots: Sql["slots"][number][] = [];
  let index = 0;
  while (index < expression.slots.length) {
    const value = found.find(({ start }) => start === index);
    const join = value && joinOf(value.shared);
    if (join) {
      texts[texts.length - 1] +=
        `${join.name}.${ident(value.shared.name).texts[0]}${expression.texts[value.end + 1]}`;
      index = value.end + 1;
    } else {
      slots.push(expression.slots[index]!);
      texts.push(expression.texts[index + 1]!);
      index += 1;
    }
  }
  return new Sql(texts, slots);
}

function joinWith({ name, shared: { row, alias }, used }: Joined): Sql {
  const columns = [...used].map((column) => sql`${row.columns[column]!} as ${ident(column)}`);
  return sql`left join lateral (select ${join(columns, ", ")} ${row.rows(alias)}) ${raw(name)} on true`;
}
