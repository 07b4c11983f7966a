import type { Reads } from "../work/operand.ts";
import type { FilterKind } from "./filter.ts";
import { single } from "./filter-kinds.ts";

/** A query parameter of a getter, read like a filter of its kind. */
export interface Parameter<Value = unknown> extends Reads<Value> {
  readonly kind: FilterKind<Value>;
  readonly description: string | null;
  readonly required: boolean;
  /** Whether it accepts only one value, although its kind accepts a pair or a list. */
  readonly isSingle: boolean;
  /** Examples of its text for the API description, if the kind alone does not show it. */
  readonly examples?: readonly unknown[];
}

export const parameter = <Value>(
  kind: FilterKind<Value>,
  options: Partial<Omit<Parameter, "kind" | "reads">> = {},
): Parameter<Value> => ({
  kind: options.isSingle ? single(kind) : kind,
  description: null,
  required: false,
  isSingle: false,
  ...options,
});
