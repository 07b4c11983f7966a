import type { PoolClient, QueryResultRow } from "pg";
import type { Sql, SqlContext } from "../query/sql.ts";
import type { Schema } from "../schema/schema.ts";
import type { Values } from "../work/records.ts";
import { sqlContext } from "./sql-context.ts";
import { run } from "./statements.ts";
import { streamRows } from "./stream-rows.ts";
import type { WorkOrigin } from "./work-origin.ts";

/** The connection of a work. All statements are confined to the workspace of its origin. */
export class WorkspaceClient {
  readonly origin: WorkOrigin;
  readonly client: PoolClient;
  readonly context: SqlContext;

  constructor(origin: WorkOrigin, client: PoolClient) {
    this.origin = origin;
    this.client = client;
    this.context = sqlContext(origin);
  }

  get schema(): Schema {
    return this.origin.schema;
  }

  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]> {
    return run<Row>(this.client, statement, this.context);
  }

  async row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null> {
    return (await this.rows<Row>(statement))[0] ?? null;
  }

  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row> {
    return streamRows<Row>(this.client, statement, this.context);
  }
}
