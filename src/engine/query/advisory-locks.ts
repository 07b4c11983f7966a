import { fromContext, raw, type Sql, sql } from "../sql/sql.ts";

const hashed = (name: string): Sql => sql`hashtextextended(${name}, 0)`;

/** Waits for a named lock in the whole database, and holds it until the transaction ends. */
export const lockNamed = (name: string): Sql => sql`select pg_advisory_xact_lock(${hashed(name)})`;

/** The same in shared mode: it only waits for, and blocks, exclusive holders of the lock. */
export const lockNamedShared = (name: string): Sql =>
  sql`select pg_advisory_xact_lock_shared(${hashed(name)})`;

/** Takes a named lock if it is free; returns in `locked` whether it was. */
export const tryLockNamed = (name: string): Sql =>
  sql`select pg_try_advisory_xact_lock(${hashed(name)}) as locked`;

/** The most locks that `lockNames` takes in a workspace, because the database has room for a limited number. */
const LOCKS_OF_NAMES = 128;

/**
 * Waits for the locks of names within the workspace, and holds them until the transaction ends. Every transaction takes
 * them in the same order, so that transactions that take all of them at once cannot deadlock. Several names may share a
 * lock.
 * @param names each with whether its lock is exclusive, at least one
 */
export function lockNames(names: ReadonlyMap<string, boolean>): Sql {
  const workspace = sql`hashtext(${fromContext("workspace")})`;
  return sql`select case when exclusive then pg_advisory_xact_lock(${workspace}, lock)
      else pg_advisory_xact_lock_shared(${workspace}, lock) end
    from (select hashtext(name) & ${raw(String(LOCKS_OF_NAMES - 1))} as lock, bool_or(exclusive) as exclusive
      from unnest(${[...names.keys()]}::text[], ${[...names.values()]}::boolean[]) as names (name, exclusive)
      group by 1 order by 1) as locks`;
}
