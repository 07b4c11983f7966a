import pg from "pg";
import { type SentValue, StatementMessages } from "./statement-messages.ts";

/** The columns of what a statement returns. */
export interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** What is known of the statements that a connection has prepared: their columns, by name. */
export type KnownColumns = Map<string, Columns>;

/** A statement that waits to be sent, and its response. */
export interface WaitingStatement {
  /** Empty: it is prepared for this time only. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly SentValue[];
  /** Called with the error, or with undefined and the result. */
  readonly settle: (error: unknown, result?: pg.QueryResult) => void;
}

/** The connection as the driver passes it. */
interface Connection {
  readonly stream: { readonly writable: boolean; write(bytes: Uint8Array): boolean };
  /** The texts of named statements, by name: of those that are prepared, and of those that were sent. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

interface FieldDescription {
  readonly name: string;
  readonly dataTypeID: number;
}

const NO_COLUMNS: Columns = { names: [], parsers: [] };

/** What PostgreSQL says to a statement of a transaction that has failed before. */
const ABORTED = "25P02";

const skipped = (): Error =>
  Object.assign(
    new Error("current transaction is aborted, commands ignored until end of transaction block"),
    {
      code: ABORTED,
    },
  );

/**
 * Statements that are sent together with one end (`Sync`), so that PostgreSQL sends all of their responses together too.
 * For the driver it is one query. After an error PostgreSQL skips the statements behind it, which fail as those of a
 * transaction do that has failed.
 */
export class StatementBatch extends pg.Query {
  /** Read by the driver when a statement was prepared or has failed: those of the statement that is being responded to. */
  name = "";
  text = "";
  readonly #statements: readonly WaitingStatement[];
  readonly #known: KnownColumns;
  readonly #parserOf: (type: number) => (text: string) => unknown;
  readonly #results: { readonly result: pg.QueryResult; readonly error: unknown }[] = [];
  #columns: Columns = NO_COLUMNS;
  #rows: Record<string, unknown>[] = [];
  #failure: { readonly error: unknown } | null = null;

  constructor(
    statements: readonly WaitingStatement[],
    known: KnownColumns,
    parserOf: (type: number) => (text: string) => unknown,
  ) {
    super("");
    this.#statements = statements;
    this.#known = known;
    this.#parserOf = parserOf;
    this.#begin();
  }

  override submit = (given: unknown): void => {
    const { stream, parsedStatements: parsed, submittedNamedStatements: submitted } = given as Connection;
    const messages = new StatementMessages();
    for (const { name, text, values } of this.#statements) {
      if (name === "" || (parsed[name] === undefined && submitted[name] === undefined)) {
        messages.parse(name, text);
        if (name !== "") submitted[name] = text;
      }
      messages.bind(name, values);
      if (!this.#known.has(name)) messages.describe();
      messages.execute();
    }
    messages.sync();
    const bytes = messages.take();
    if (stream.writable) stream.write(bytes);
  };

  /** Expects the response to the next statement. */
  #begin(): void {
    const { name, text } = this.#statements[this.#results.length] ?? { name: "", text: "" };
    this.name = name;
    this.text = text;
    this.#columns = this.#known.get(name) ?? NO_COLUMNS;
    this.#rows = [];
    this.#failure = null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDescription[] }): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#parserOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.#columns;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < names.length; index++) {
        const text = fields[index]!;
        row[names[index]!] = text === null ? null : parsers[index]!(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure ??= { error };
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.name !== "") this.#known.set(this.name, this.#columns);
    const [command = "", ...numbers] = text.split(" ");
    const count = numbers.at(-1);
    const result: pg.QueryResult = {
      command,
      oid: 0,
      rowCount: count === undefined ? null : Number(count),
      fields: [],
      rows: this.#rows,
    };
    this.#results.push({ result, error: this.#failure?.error });
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleReadyForQuery(): void {
    this.#settle(this.#results.length);
  }

  /** @param error that of the statement that is being responded to, or of what follows them all */
  handleError(error: unknown, connection: unknown): void {
    const { submittedNamedStatements: submitted } = connection as Connection;
    const isOfStatement = error instanceof pg.DatabaseError;
    const done = this.#results.length;
    // Without a transaction, what all of them did is stored at their end, and may be refused there.
    const failed = done === this.#statements.length ? 0 : done;
    this.#settle(failed);
    for (const [index, { name, settle }] of this.#statements.slice(failed).entries()) {
      delete submitted[name];
      settle(index === 0 || !isOfStatement || failed < done ? error : skipped());
    }
  }

  #settle(count: number): void {
    for (const [index, { result, error }] of this.#results.slice(0, count).entries())
      this.#statements[index]!.settle(error, result);
  }
}
