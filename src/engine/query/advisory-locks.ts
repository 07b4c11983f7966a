import { type Sql, sql } from "../sql/sql.ts";

const hashed = (name: string): Sql => sql`hashtextextended(${name}, 0)`;

/** Waits for a named lock in the whole database, and holds it until the transaction ends. */
export const lockNamed = (name: string): Sql => sql`select pg_advisory_xact_lock(${hashed(name)})`;

/** The same in shared mode: it only waits for, and blocks, exclusive holders of the lock. */
export const lockNamedShared = (name: string): Sql =>
  sql`select pg_advisory_xact_lock_shared(${hashed(name)})`;

/** Takes a named lock if it is free; returns in `locked` whether it was. */
export const tryLockNamed = (name: string): Sql =>
  sql`select pg_try_advisory_xact_lock(${hashed(name)}) as locked`;
