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

/** What a parameter of a query asks for: never emptiness; one value only, where it is declared to take no more. */
type Requested<Declared> =
  Declared extends Reads<infer Value>
    ? Exclude<
        Operand<Value>,
        {
          readonly kind: Declared extends { readonly isSingle: true } ? "empty" | "between" | "any" : "empty";
        }
      >
    : never;

/** What the declared parameters of a query ask for; only those that are required are sure to be given. */
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
