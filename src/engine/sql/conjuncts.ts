import type { Sql } from "./sql.ts";

const conjuncts = new WeakMap<Sql, readonly Sql[]>();

/** Remembers of which conditions a fragment is the conjunction, and returns it. */
export function conjunctionOf(conditions: readonly Sql[], fragment: Sql): Sql {
  conjuncts.set(fragment, conditions);
  return fragment;
}

/**
 * The conditions that are all true exactly where a condition is: the parts of a fragment that `and` has composed, however
 * deep, or the fragment itself.
 */
export const conjunctsOf = (condition: Sql): readonly Sql[] =>
  conjuncts.get(condition)?.flatMap(conjunctsOf) ?? [condition];
