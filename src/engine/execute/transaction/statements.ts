import type { ClientBase, Pool, QueryResultRow } from "pg";
import { type CompiledSql, compile, type Sql, type SqlContext } from "../../sql/sql.ts";

/**
 * The names of the engine's statements, so that each connection parses and plans a text once. Their number is limited,
 * because a client that combines many filters must not fill the server's memory.
 */
const names = new Map<string, string>();
const MAX_NAMED = 1_000;

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < MAX_NAMED) {
    name = `bureau_${names.size}`;
    names.set(text, name);
  }
  return name;
}

/**
 * How a statement is sent: named, so that PostgreSQL may cache a generic plan, or unnamed and planned for its values.
 */
export type Sending = "kept" | "planned for its values";

/** Runs a statement on a connection, or on any connection of the pool. */
export async function run<Row extends QueryResultRow>(
  on: ClientBase | Pool,
  statement: Sql,
  context: SqlContext,
  sending: Sending = "kept",
): Promise<Row[]> {
  const { text, values }: CompiledSql = compile(statement, context);
  const name = sending === "kept" ? nameOf(text) : undefined;
  const result = await on.query<Row>({ name, text, values });
  return result.rows;
}
