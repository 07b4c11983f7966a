/** Conditions that are combined with and, or, and not. */
export type Combination<Condition> =
  | { readonly condition: Condition }
  | {
      /** Whether all of the parts must hold, or any of them. */
      readonly joins: "all" | "any";
      /** Whether it selects exactly what the parts do not. */
      readonly isNegated: boolean;
      readonly parts: readonly Combination<Condition>[];
    };

/** The same combination of other conditions; null if `change` returns null for any of them. */
export function mapConditions<From, To>(
  combination: Combination<From>,
  change: (condition: From) => To | null,
): Combination<To> | null {
  if ("condition" in combination) {
    const condition = change(combination.condition);
    return condition === null ? null : { condition };
  }
  const parts = combination.parts.map((part) => mapConditions(part, change));
  return parts.some((part) => part === null)
    ? null
    : { ...combination, parts: parts as readonly Combination<To>[] };
}

/** All conditions of a combination, in their order. */
export const conditionsOf = <Condition>(combination: Combination<Condition>): Condition[] =>
  "condition" in combination ? [combination.condition] : combination.parts.flatMap(conditionsOf);
