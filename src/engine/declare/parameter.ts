import type { FilterKind, Operand } from "./filter.ts";

/** A query parameter of a getter, read like a filter of its kind. */
export interface Parameter {
  readonly kind: FilterKind;
  readonly description: string | null;
  readonly required: boolean;
}

export type ParameterValues = Readonly<Record<string, Operand | undefined>>;

export const parameter = (kind: FilterKind, options: Partial<Omit<Parameter, "kind">> = {}): Parameter => ({
  kind,
  description: null,
  required: false,
  ...options,
});
