import type { NoParameters, Reads } from "../work/operand.ts";
import type { FilterKind } from "./filter.ts";
import { single } from "./filter-kinds.ts";

/** A query parameter of a getter, read like a filter of its kind. */
export interface Parameter<
  Value = unknown,
  Required extends boolean = boolean,
  Single extends boolean = boolean,
> extends Reads<Value> {
  readonly kind: FilterKind<Value>;
  readonly description: string | null;
  readonly required: Required;
  /** Whether it accepts only one value, although its kind accepts a pair or a list. */
  readonly isSingle: Single;
  /** Examples of its text for the API description, if the kind alone does not show it. */
  readonly examples?: readonly unknown[];
}

type ParameterOptions = Partial<Omit<Parameter, "kind" | "reads">>;

type IsTrue<Flag> = Flag extends true ? true : false;

/** Declares a parameter; what is given of it is typed by its kind, and by whether it is required and single. */
export const parameter = <Value, const Options extends ParameterOptions = NoParameters>(
  kind: FilterKind<Value>,
  options?: Options,
): Parameter<Value, IsTrue<Options["required"]>, IsTrue<Options["isSingle"]>> => ({
  description: null,
  ...options,
  kind: options?.isSingle ? single(kind) : kind,
  required: (options?.required ?? false) as IsTrue<Options["required"]>,
  isSingle: (options?.isSingle ?? false) as IsTrue<Options["isSingle"]>,
});
