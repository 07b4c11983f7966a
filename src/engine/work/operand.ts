/** What a filter or a parameter of a query asks for, after its text was read. */
export type Operand<Value = unknown> =
  | { readonly kind: "empty" }
  | { readonly kind: "equals"; readonly value: Value }
  | { readonly kind: "between"; readonly from: Value; readonly to: Value }
  | { readonly kind: "any"; readonly values: readonly Value[] };

/** What the type of a kind of filter, or of a parameter, knows of it: the values that it reads. */
export interface Reads<Value = unknown> {
  readonly reads?: Value;
}

/** What the declared parameters of a query ask for; those that are not given are not in it. */
export type ParameterValues<Given = Readonly<Record<string, Reads>>> = {
  readonly [Name in keyof Given]?: Given[Name] extends Reads<infer Value> ? Operand<Value> : Operand;
};

/** The values of an operand, any of which may match; none of a range and of what is empty. */
export function valuesOf<Value>(operand: Operand<Value> | undefined): readonly Value[] {
  if (operand?.kind === "equals") return [operand.value];
  return operand?.kind === "any" ? operand.values : [];
}

/** The one value of an operand that has just one; undefined for any other. */
export const onlyValueOf = <Value>(operand: Operand<Value> | undefined): Value | undefined =>
  operand?.kind === "equals" ? operand.value : undefined;
