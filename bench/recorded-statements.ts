import type pg from "pg";
import { BatchingClient } from "../src/platform/database/batching-client.ts";

/** A statement as the driver received it. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** The column `data` of its first row: records as JSON text. */
  data?: string;
  /** Whether its connection waited for no other response when it was sent, so that a new round trip began with it. */
  readonly isFirstOfTrip?: boolean;
}

type Callback = (error: Error | undefined, result: pg.QueryResult<{ data?: string }>) => void;
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** Runs `act` and returns all statements that this process sent to the database meanwhile, in order. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const prototype = BatchingClient.prototype as unknown as { query: Query };
  const original = prototype.query;
  const pending = new Map<pg.Client, number>();
  prototype.query = function (...given) {
    const before = pending.get(this) ?? 0;
    pending.set(this, before + 1);
    const statement: Statement = { ...statementOf(given), isFirstOfTrip: before === 0 };
    sent.push(statement);
    const responded = () => pending.set(this, pending.get(this)! - 1);
    const note = (result: pg.QueryResult<{ data?: string }> | undefined) => {
      responded();
      statement.data = result?.rows?.[0]?.data;
      return result;
    };
    // The pool passes a callback; for a client that was taken from the pool, the call returns a promise.
    const passed = given.map((argument) =>
      typeof argument === "function"
        ? (...[error, result]: Parameters<Callback>) => (argument as Callback)(error, note(result)!)
        : argument,
    );
    const response = original.apply(this, passed);
    if (!(response instanceof Promise)) return response;
    return response.then(note, (error: unknown) => {
      responded();
      throw error;
    });
  };
  try {
    await act();
  } finally {
    prototype.query = original;
  }
  return sent;
}

function statementOf([first, second]: readonly unknown[]): Statement {
  if (typeof first === "string") return { text: first, values: Array.isArray(second) ? second : [] };
  const { name, text, values = [] } = first as Statement;
  return { name, text, values };
}
