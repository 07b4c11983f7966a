import type { ClientBase, QueryResultRow } from "pg";
import { compile, type Sql, type SqlContext } from "../../sql/sql.ts";

const ROWS_AT_ONCE = 1_000;

let opened = 0;

/**
 * Yields the rows of a statement, with at most a thousand in memory. It uses a database cursor, which exists until the
 * transaction of the connection ends.
 */
export async function* streamRows<Row extends QueryResultRow>(
  client: ClientBase,
  statement: Sql,
  context: SqlContext,
): AsyncGenerator<Row> {
  const { text, values } = compile(statement, context);
  opened += 1;
  const cursor = `bureau_rows_${opened}`;
  // All rows will be read, so a plan that is optimized for the first few rows would be wrong.
  await client.query("select set_config('cursor_tuple_fraction', '1', true)");
  await client.query(`declare ${cursor} no scroll cursor for ${text}`, values);
  let isReading = true;
  try {
    while (isReading) {
      const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from ${cursor}`);
      isReading = rows.length === ROWS_AT_ONCE;
      yield* rows;
    }
  } finally {
    // After a database error the transaction accepts no more statements, and the cursor is closed with it.
    await client.query(`close ${cursor}`).catch(() => undefined);
  }
}
