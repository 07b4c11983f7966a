import type { ClientBase, Pool, QueryResultRow } from "pg";
import { type CompiledSql, compile, type Sql, type SqlContext } from "../query/sql.ts";

/**
 * Names the statements that the engine sends, so that each connection parses and plans a text once.
 * The number is bounded: a caller that composes ever new filters must not fill the server's memory.
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

/** Runs a statement on a connection or on any of the pool's. */
export async function run<Row extends QueryResultRow>(
  on: ClientBase | Pool,
  statement: Sql,
  context: SqlContext,
): Promise<Row[]> {
  const { text, values }: CompiledSql = compile(statement, context);
  const result = await on.query<Row>({ name: nameOf(text), text, values });
  return result.rows;
}
