/** The parsed value of a filter or a query parameter. */
export type Operand<Value = unknown> =
  | { readonly kind: "empty" }
  | { readonly kind: "equals"; readonly value: Value }
  | { readonly kind: "between"; readonly from: Value; readonly to: Value }
  | { readonly kind: "any"; readonly values: readonly Value[] };

/** The type of the values that a kind of filter or a parameter reads; only used by the compiler. */
export interface Reads<Value = unknown> {
  readonly reads?: Value;
}

/** The values of the declared query parameters; omitted ones are absent. */
type Requested<Declared> =
  Declared extends Reads<infer Value>
    ? Exclude<
        Operand<Value>,
        {
          readonly kind: Declared extends { readonly isSingle: true } ? "empty" | "between" | "any" : "empty";
        }
      >
    : never;

/** The value of an operand with a single value; undefined for any other. */
export type ParameterValues<Given> = {
  readonly [Name in keyof Given]:
    | Requested<Given[Name]>
    | (Given[Name] extends { readonly required: true } ? never : undefined);
};

/** Of what declares no parameters. */
export type NoParameters = Readonly<Record<never, never>>;

/** The values of an operand, any of which may match; none of a range and of what is empty. */
export function valuesOf<Value>(operand: Operand<Value> | undefined): readonly Value[] {
  if (operand?.kind === "equals") return [operand.value];
  return operand?.kind === "any" ? operand.values : [];
}

/** The one value of an operand that has just one; undefined for any other. */
export const onlyValueOf = <Value>(operand: Operand<Value> | undefined): Value | undefined =>
  operand?.kind === "equals" ? operand.value : undefined;
