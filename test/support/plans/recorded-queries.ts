import type pg from "pg";
import { BatchingClient } from "../../../src/platform/database/batching-client.ts";

/** A statement with its values, as it was sent. A process names a limited number of statements, the others not. */
export interface CachedQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it ran in the role that sees one workspace. */
  readonly isConfined: boolean;
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** What is sent: commands of the transaction have no values. */
type Sent = Omit<CachedQuery, "values" | "isConfined"> & Partial<Pick<CachedQuery, "values">>;

const ENTER = "bureau_enter_workspace";

/** Runs `act` and returns the statements with values that this process sent to the database meanwhile, in order. */
export async function recordCachedQueries(act: () => Promise<unknown>): Promise<CachedQuery[]> {
  const sent: CachedQuery[] = [];
  const confined = new WeakSet<pg.Client>();
  /** Those in a transaction that plans each statement for its values. */
  const reporting = new WeakSet<pg.Client>();
  const prototype = BatchingClient.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (...given) {
    const [statement] = given;
    const { name, text, values } = (typeof statement === "string" ? { text: statement } : statement) as Sent;
    const isOver = text === "commit" || text === "rollback";
    if (isOver) reporting.delete(this);
    if (isOver || text === "set local role none") confined.delete(this);
    if (name === ENTER) {
      confined.add(this);
      if (values?.at(-1) === "force_custom_plan") reporting.add(this);
    } else if (text && values && !reporting.has(this))
      sent.push({ name, text, values, isConfined: confined.has(this) });
    return original.apply(this, given);
  };
  try {
    await act();
  } finally {
    prototype.query = original;
  }
  return sent;
}
