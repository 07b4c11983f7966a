import type { GetterContext } from "../work/contexts.ts";
import type { JsonSchema } from "./field.ts";
import type { Parameter } from "./parameter.ts";

export interface GetterResult {
  readonly data: unknown;
  readonly meta?: Record<string, unknown>;
}

/** A read-only computed payload of a resource. */
export interface Getter {
  readonly title: string;
  readonly description: string | null;
  /** Any of these is needed; empty: open. */
  readonly permissions: readonly string[];
  /** Whether it needs no more than a credential, even where the resource itself may be read by few. */
  readonly isOpen: boolean;
  readonly level: "collection" | "record";
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Whether the list's filters, `search` and `sort` may be given too. */
  readonly takesFilters: boolean;
  /** Whether `page` and `perPage` may be given, for rows that it answers. */
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
