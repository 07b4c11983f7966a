import { type Sql, sql } from "./sql.ts";

const hashed = (name: string): Sql => sql`hashtextextended(${name}, 0)`;

/** Waits for a named lock of the whole database; it is held until the transaction ends. */
export const lockNamed = (name: string): Sql => sql`select pg_advisory_xact_lock(${hashed(name)})`;

/** The same in shared mode: it only waits for, and blocks, exclusive holders of the lock. */
export const lockNamedShared = (name: string): Sql =>
  sql`select pg_advisory_xact_lock_shared(${hashed(name)})`;

/** Takes a named lock if nobody holds it; returns as `locked` whether it was free. */
export const tryLockNamed = (name: string): Sql =>
  sql`select pg_try_advisory_xact_lock(${hashed(name)}) as locked`;
