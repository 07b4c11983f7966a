import type { GetterContext } from "../work/contexts.ts";
import type { JsonSchema } from "./field-type.ts";
import type { Parameter } from "./parameter.ts";

export interface GetterResult {
  readonly data: unknown;
  readonly meta?: Record<string, unknown>;
  /** Of a getter that is paged: how many rows there are on all pages. */
  readonly total?: number;
}

/** A read-only computed payload of a resource. */
export interface Getter {
  readonly title: string;
  readonly description: string | null;
  /** Any of these is needed; empty: open. */
  readonly permissions: readonly string[];
  /** Whether a credential is sufficient, even if few callers may read the resource itself. */
  readonly isOpen: boolean;
  readonly level: "collection" | "record";
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Whether the list's filters, `search` and `sort` may be given too. */
  readonly takesFilters: boolean;
  /** Whether it accepts `page` and `perPage` for the rows that it returns. */
  readonly isPaged: boolean;
  /** Whether it reads many rows, so that its statements are better planned again for each request. */
  readonly isReport: boolean;
  /** Shape of `data`, for the API description. */
  readonly response: JsonSchema;
  readonly run: (context: GetterContext) => Promise<GetterResult>;
}

export const getter = (
  options: Pick<Getter, "title" | "run"> & Partial<Omit<Getter, "title" | "run">>,
): Getter => ({
  description: null,
  permissions: [],
  isOpen: false,
  level: "collection",
  parameters: {},
  takesFilters: false,
  isPaged: false,
  isReport: true,
  response: {},
  ...options,
});
