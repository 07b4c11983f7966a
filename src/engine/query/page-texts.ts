import type { Sql } from "../sql/sql.ts";

/** The compiled text of a statement; null until it is compiled. */
type CachedText = NonNullable<Sql["cached"]>;

const MAX_TEXTS = 500;

/**
 * The texts of the statements of pages. Composing a text of 10 to 50 kB, and looking for its name, takes longer than
 * everything else that the program does for a list; so each is composed once for what determines it.
 */
const texts = new WeakMap<Sql, Map<string, CachedText>>();

/**
 * The same statement with its cached text.
 * @param records the expression of the records' JSON, which is the same object for equal projections
 * @param rest whatever else determines the text
 */
export function withPageText(statement: Sql, records: Sql, rest: readonly (Sql | string | number)[]): Sql {
  let byRest = texts.get(records);
  if (!byRest) {
    byRest = new Map();
    texts.set(records, byRest);
  }
  const key = rest.map((part) => (typeof part === "object" ? shapeOf(part) : part)).join("\n");
  let cached = byRest.get(key);
  if (!cached) {
    cached = { text: null };
    if (byRest.size >= MAX_TEXTS) byRest.clear();
    byRest.set(key, cached);
  }
  return statement.cachingText(cached);
}

/** What determines the text of a fragment: everything but the values of its parameters. */
function shapeOf({ texts, slots }: Sql): string {
  let shape = texts[0] ?? "";
  slots.forEach((slot, index) => {
    const kind = "shared" in slot ? null : "context" in slot ? slot.context : "";
    shape += `${kind === null ? "" : `\0${kind}\0`}${texts[index + 1] ?? ""}`;
  });
  return shape;
}
