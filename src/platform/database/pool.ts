import pg from "pg";
import { BatchingClient } from "./batching-client.ts";

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;

/** Decimals and days are read as text, so that they stay exact. */
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(NUMERIC, (text) => text);
types.setTypeParser(DATE_ARRAY, (text) => text.slice(1, -1).split(",").filter(Boolean));
types.setTypeParser(NUMERIC_ARRAY, (text) => text.slice(1, -1).split(",").filter(Boolean));
types.setTypeParser(INT8, Number);

export interface PoolOptions {
  /** The maximum number of connections. */
  size?: number;
  /** Called when an idle connection is lost; the pool replaces it. */
  onError?: (error: Error) => void;
}

/** The connections of one server process. Sessions run in UTC, with statements limited to 60 seconds. */
export function createPool(connectionString: string, { size = 20, onError }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    types,
    Client: BatchingClient,
    // Statements of a transaction that need no response of an earlier one are sent without waiting for it.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    application_name: "bureau",
    options: "-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres",
  });
  pool.on("error", (error) => onError?.(error));
  return pool;
}
