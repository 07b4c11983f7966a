import pg from "pg";
import { type KnownColumns, StatementBatch, type WaitingStatement } from "./statement-batch.ts";
import type { SentValue } from "./statement-messages.ts";

type Callback = (error: unknown, result?: pg.QueryResult) => void;

/** A statement with its values: the only kind that is sent together with others. */
interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
}

/** How the driver converts the value of a parameter to what is sent. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): SentValue } }).utils;

const OPTIONS = new Set(["name", "text", "values"]);

const isStatement = (given: unknown): given is Statement =>
  typeof given === "object" &&
  given !== null &&
  ("name" in given || "values" in given) &&
  Object.keys(given).every((option) => OPTIONS.has(option));

/**
 * A connection that sends the statements of one turn of the event loop together (`StatementBatch`): those that are given
 * as an object with a name or values, and without other options. Anything else is sent by itself, in its place among the
 * others. Outside of a transaction, statements of one turn form a transaction, as PostgreSQL sees it.
 */
export class BatchingClient extends pg.Client {
  readonly #known: KnownColumns = new Map();
  #waiting: WaitingStatement[] = [];

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that is lost between two statements of a transaction: the next one fails with it. Without a listener,
    // the event would end the process.
    this.on("error", () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight signatures.
  override query(...given: any[]): any {
    const [statement, second, third] = given;
    if (!isStatement(statement) || Array.isArray(second)) {
      this.#send();
      return Reflect.apply(super.query, this, given);
    }
    const callback: Callback | undefined = typeof second === "function" ? second : third;
    if (callback) return this.#wait(statement, callback);
    return new Promise((resolve, reject) => {
      this.#wait(statement, (error, result) => (error === undefined ? resolve(result) : reject(error)));
    }).catch((error) => {
      // In the place of a stack that begins at the socket, one that leads back to the caller.
      Error.captureStackTrace(error);
      throw error;
    });
  }

  #wait({ name = "", text, values = [] }: Statement, settle: Callback): void {
    // Whatever happens to the values afterwards, they are sent as they are now.
    const sent = values.map((value) => prepareValue(value));
    this.#waiting.push({ name, text, values: sent, settle });
    // Promises that are ready go on first, and may send more.
    if (this.#waiting.length === 1) process.nextTick(() => this.#send());
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    const statements = this.#waiting;
    this.#waiting = [];
    super.query(new StatementBatch(statements, this.#known, (type) => this.getTypeParser(type, "text")));
  }
}
