import type { VariantContext } from "../work/contexts.ts";
import type { NoParameters } from "../work/operand.ts";
import type { JsonSchema } from "./field-type.ts";
import type { Parameter } from "./parameter.ts";

type Parameters = Readonly<Record<string, Parameter>>;

/** One row of a variant of a list. */
export interface VariantRow {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** URLs of the records that the row stands for. */
  readonly links: Readonly<Record<string, string>>;
}

export interface VariantResult {
  readonly rows: readonly VariantRow[];
  /** The total number of rows on all pages. */
  readonly total: number;
  /** Further members of `meta` about all pages. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/**
 * Another form of a list, such as its records in groups, which is requested by a parameter of its own. Filters, search
 * and the caller's visibility apply to the records as usual; `page` and `perPage` apply to its rows. `related`,
 * `include` and `cursor` are refused.
 */
export interface ListVariant {
  readonly title: string;
  readonly description: string;
  /** The values of the parameter that selects the variant. */
  readonly options: readonly string[];
  /** Parameters that can only be given with it. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The sort keys of the rows, each with the permission that it requires, or null. */
  readonly sort: Readonly<Record<string, string | null>>;
  /** The default order, in the syntax of the `sort` parameter. */
  readonly defaultSort: string;
  /** The schema of a row's attributes. */
  readonly response: JsonSchema;
  /** The schemas of the members that it adds to `meta`. */
  readonly meta: Readonly<Record<string, JsonSchema>>;
  readonly run: (context: VariantContext) => Promise<VariantResult>;
}

interface VariantOptions<Option extends string, Given extends Parameters, Key extends string>
  extends Omit<ListVariant, "options" | "parameters" | "sort" | "defaultSort" | "run"> {
  readonly options: readonly Option[];
  readonly parameters?: Given;
  readonly sort: Readonly<Record<Key, string | null>>;
  readonly defaultSort: NoInfer<Key | `-${Key}`>;
  readonly run: (context: VariantContext<Given, NoInfer<Option>, NoInfer<Key>>) => Promise<VariantResult>;
}

/** Declares another form of a list, whose `run` is typed by its options, parameters and sort keys. */
export const listVariant = <
  const Option extends string,
  Key extends string,
  Given extends Parameters = NoParameters,
>(
  options: VariantOptions<Option, Given, Key>,
): ListVariant => ({ parameters: {}, ...options }) as unknown as ListVariant;
