import type { Reads } from "../work/operand.ts";
import type { FilterKind } from "./filter.ts";
import { single } from "./filter-kinds.ts";

/** A query parameter of a getter, read like a filter of its kind. */
export interface Parameter<Value = unknown> extends Reads<Value> {
  readonly kind: FilterKind<Value>;
  readonly description: string | null;
  readonly required: boolean;
  /** Whether it takes one value only, where its kind would take a pair or a list as well. */
  readonly isSingle: boolean;
  /** How it is written, for the API description, where its kind alone does not tell. */
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
