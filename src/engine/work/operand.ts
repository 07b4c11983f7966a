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

/** The operand of a declared parameter: never `empty`, and a single value if the parameter accepts only one. */
type Requested<Declared> =
  Declared extends Reads<infer Value>
    ? Exclude<
        Operand<Value>,
        {
          readonly kind: Declared extends { readonly isSingle: true } ? "empty" | "between" | "any" : "empty";
        }
      >
    : never;

/** The operands of the declared query parameters; undefined for an optional one that is omitted. */
export type ParameterValues<Given> = {
  readonly [Name in keyof Given]:
    | Requested<Given[Name]>
    | (Given[Name] extends { readonly required: true } ? never : undefined);
};

/** The type of an operation without parameters. */
export type NoParameters = Readonly<Record<never, never>>;

/** The values of an operand, any of which may match; empty for a range or no value. */
export function valuesOf<Value>(operand: Operand<Value> | undefined): readonly Value[] {
  if (operand?.kind === "equals") return [operand.value];
  return operand?.kind === "any" ? operand.values : [];
}

/** The value of an operand with a single value; undefined for any other. */
export const onlyValueOf = <Value>(operand: Operand<Value> | undefined): Value | undefined =>
  operand?.kind === "equals" ? operand.value : undefined;
