import type { VariantContext } from "../work/contexts.ts";
import type { JsonSchema } from "./field.ts";
import type { Parameter } from "./parameter.ts";

/** One row of a list's variant. */
export interface VariantRow {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** URLs of what the row stands for. */
  readonly links: Readonly<Record<string, string>>;
}

export interface VariantResult {
  readonly rows: readonly VariantRow[];
  /** How many rows there are on all pages. */
  readonly total: number;
  /** What is reported about all pages beside their numbers. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/**
 * Another shape of a list, such as its records in groups: a parameter of its own asks for it. Filters and search mean
 * the same records as without it, in the caller's sight; `page` and `perPage` go through its rows. `related`, `include`
 * and `cursor` are refused.
 */
export interface ListVariant {
  readonly title: string;
  readonly description: string;
  /** The values of the parameter that asks for it. */
  readonly options: readonly string[];
  /** Parameters that go with it alone. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What the rows can be ordered by, each with the permission that it takes. */
  readonly sort: Readonly<Record<string, string | null>>;
  /** As in the `sort` parameter. */
  readonly defaultSort: string;
  /** Shape of a row's attributes. */
  readonly response: JsonSchema;
  /** What it adds to `meta`. */
  readonly meta: Readonly<Record<string, JsonSchema>>;
  readonly run: (context: VariantContext) => Promise<VariantResult>;
}
