import pg, { type ClientBase, type Pool, type QueryResultRow } from "pg";
import type { Schema } from "../../schema/schema.ts";
import type { Sql, SqlContext } from "../../sql/sql.ts";
import type { Values } from "../../work/records.ts";
import type { WorkOrigin } from "../work/work-origin.ts";
import { journalContext, sqlContext } from "./sql-context.ts";
import { run } from "./statements.ts";
import type { StatementsAhead } from "./statements-ahead.ts";
import { streamRows } from "./stream-rows.ts";
import { command } from "./transaction.ts";

/**
 * The database as a work uses it, confined to the workspace of its origin: on a connection of its own or, for work that
 * only reads, on any connection of the pool.
 */
export class WorkspaceClient {
  readonly origin: WorkOrigin;
  readonly context: SqlContext;
  readonly #on: ClientBase | Pool;
  readonly #ahead: StatementsAhead | null;

  /** @param ahead what a transaction has sent without waiting for the response; null: this work has no transaction */
  constructor(origin: WorkOrigin, on: ClientBase | Pool, ahead: StatementsAhead | null) {
    this.#ahead = ahead;
    this.origin = origin;
    this.context = sqlContext(origin);
    this.#on = on;
  }

  /** The connection of a transaction. */
  get client(): ClientBase {
    if (this.#on instanceof pg.Pool) throw new TypeError("This work has no transaction.");
    return this.#on;
  }

  get schema(): Schema {
    return this.origin.schema;
  }

  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]> {
    return run<Row>(this.#on, statement, this.context);
  }

  /** Runs a statement that reads or writes records for the journal, whoever the caller is. */
  journalRows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]> {
    return run<Row>(this.#on, statement, journalContext(this.context));
  }

  async row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null> {
    return (await this.rows<Row>(statement))[0] ?? null;
  }

  /**
   * Sends a statement whose rows nobody needs. A transaction does not wait for the response: every later statement sees
   * what this one did, and the transaction ends with its error, which `translate` may replace, if it fails.
   */
  async send(statement: Sql, translate: (error: unknown) => unknown = (error) => error): Promise<void> {
    const response = this.rows(statement);
    if (this.#ahead) this.#ahead.add(response, translate);
    else await response;
  }

  /** The same for a command of the transaction, which has no parameters and no plan. */
  command(text: string): void {
    this.#ahead!.add(command(this.client, text));
  }

  /** Waits until the transaction has done everything that was sent. @throws the first error */
  async settle(): Promise<void> {
    await this.#ahead?.settle();
  }

  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row> {
    return streamRows<Row>(this.client, statement, this.context);
  }
}
