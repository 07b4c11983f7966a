const conjuncts = new WeakMap<object, readonly object[]>();

/** Remembers of which conditions a fragment is the conjunction, and returns it. */
export function conjunctionOf<Fragment extends object>(
  conditions: readonly Fragment[],
  fragment: Fragment,
): Fragment {
  conjuncts.set(fragment, conditions);
  return fragment;
}

/**
 * The conditions that are all true exactly where a condition is: the parts of a fragment that `and` has composed, however
 * deep, or the fragment itself.
 */
export const conjunctsOf = <Fragment extends object>(condition: Fragment): readonly Fragment[] =>
  (conjuncts.get(condition) as readonly Fragment[] | undefined)?.flatMap(conjunctsOf) ?? [condition];
