/** What a filter or a parameter of a query asks for, after its text was read. */
export type Operand =
  | { readonly kind: "empty" }
  | { readonly kind: "equals"; readonly value: unknown }
  | { readonly kind: "between"; readonly from: unknown; readonly to: unknown }
  | { readonly kind: "any"; readonly values: readonly unknown[] };

/** What the declared parameters of a query ask for; those that are not given are not in it. */
export type ParameterValues = Readonly<Record<string, Operand | undefined>>;

/** The values of an operand, any of which may match; none of a range and of what is empty. */
export function valuesOf(operand: Operand | undefined): readonly unknown[] {
  if (operand?.kind === "equals") return [operand.value];
  return operand?.kind === "any" ? operand.values : [];
}

/** The one value of an operand that has just one; undefined for any other. */
export const onlyValueOf = (operand: Operand | undefined): unknown =>
  operand?.kind === "equals" ? operand.value : undefined;
