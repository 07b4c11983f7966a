import { type SharedValue, Sql, sql } from "./sql.ts";

/**
 * The values of a row that fields share: each a sub-select of its own between marks, which can be replaced.
 * @param alone other forms of values that stand alone
 */
export const valuesOf =
  <Name extends string>(
    row: SharedValue["row"],
    alone?: Readonly<Partial<Record<Name, (alias: string) => Sql>>>,
  ) =>
  (name: Name) =>
  (alias: string): Sql => {
    const shared: SharedValue = { row, alias, name };
    const selected = alone?.[name]?.(alias) ?? sql`select ${row.columns[name]!} ${row.rows(alias)}`;
    const { texts, slots } = sql`(${selected})`;
    return new Sql(["", ...texts, ""], [{ shared, isStart: true }, ...slots, { shared, isStart: false }]);
  };

/** A sub-select of a fragment that shows a value of a shared row: the indexes of the slots that enclose it. */
interface Found {
  readonly shared: SharedValue;
  readonly start: number;
  readonly end: number;
}

/** The values of shared rows in a fragment, except those within others. */
export function valuesIn({ slots }: Sql): Found[] {
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

/**
 * The fragment with other expressions for values of shared rows.
 * @param replacement the expression for a value, of which the sub-select is given too; undefined: the sub-select stays
 */
export function withValues(
  expression: Sql,
  replacement: (shared: SharedValue, subSelect: Sql) => Sql | undefined,
): Sql {
  const { texts, slots } = expression;
  let result = sql``;
  let from = 0;
  const upTo = (end: number): Sql => new Sql(texts.slice(from, end + 1), slots.slice(from, end));
  for (const { shared, start, end } of valuesIn(expression)) {
    const subSelect = new Sql(texts.slice(start + 1, end + 1), slots.slice(start + 1, end));
    const other = replacement(shared, subSelect);
    if (!other) continue;
    result = sql`${result}${upTo(start)}${other}`;
    from = end + 1;
  }
  return from === 0 ? expression : sql`${result}${upTo(slots.length)}`;
}
