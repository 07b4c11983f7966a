import type { GetterContext } from "../work/contexts.ts";
import type { FileResponse } from "../work/http-response.ts";
import type { NoParameters } from "../work/operand.ts";
import type { ResourceName } from "../work/records.ts";
import type { ReadOnlyWork } from "../work/work.ts";
import type { JsonSchema } from "./field-type.ts";
import type { Parameter } from "./parameter.ts";

/** Whether a getter belongs to a single record or to the resource as a whole. */
type Level = "collection" | "record";

/** Figures of a row that are parts of one whole, such as billable and other hours, which charts stack. */
export interface Breakdown {
  /** What the parts make up, for the axis of the chart: "Hours". */
  readonly title: string;
  /** The names of the figures in a row, with a dot before those within others: `revenue.time`. */
  readonly parts: readonly string[];
  /** The figure that is their sum. Rows in which it is not, as some parameters have it, are not drawn so. */
  readonly whole?: string;
}

export interface GetterResult {
  readonly data: unknown;
  readonly meta?: Record<string, unknown>;
  /** For a getter with pages: the total number of rows. */
  readonly total?: number;
  /** The file that is returned instead of JSON, by a getter with a `contentType`. */
  readonly file?: FileResponse;
}

/** A read-only computed payload of a resource. It can only be a getter of the resource for which it was declared. */
// biome-ignore lint/suspicious/noExplicitAny: the getter can be of any resource
export interface Getter<Name extends string = any> {
  /** The resources that may have it; only used by the compiler. */
  readonly suits?: (resource: Name) => void;
  readonly title: string;
  readonly description: string | null;
  /** The question of a report, in plain words: "What do clients owe us?"; null: it is no report. */
  readonly question: string | null;
  /** Which figures of its rows are parts of one whole. */
  readonly breakdowns: readonly Breakdown[];
  /** Any of these permissions is required; if empty, none is. */
  readonly permissions: readonly string[];
  /** Whether any credential is sufficient, even if only some callers may read the resource itself. */
  readonly isOpen: boolean;
  readonly level: Level;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Whether the list's filters, `search` and `sort` are accepted too. */
  readonly takesFilters: boolean;
  /** The resource whose filters and rows these are, for a report on other records; null: its own. */
  readonly filtersOf: ResourceName | null;
  /** Whether it accepts `page` and `perPage` for the rows that it returns. */
  readonly isPaged: boolean;
  /** Whether it reads so many rows that its statements should be planned for each request. */
  readonly isReport: boolean;
  /**
   * Whether all its statements read the database as it is at one moment, so that figures of several statements fit together.
   * It must not write what others may be writing too.
   */
  readonly isOfOneMoment: boolean;
  /** The media type of the returned file, or those from which its parameters choose; null: it returns `data`. */
  readonly contentType: string | readonly string[] | null;
  /** The schema of `data`, for the API description. */
  readonly response: JsonSchema;
  /**
   * Refuses parameters that are valid one by one, such as a period that is not over, without reading anything. `run` refuses
   * them too; this is for code that keeps a request for later. @throws 422
   */
  readonly check: ((parameters: GetterContext["parameters"], work: ReadOnlyWork) => void) | null;
  readonly run: (context: GetterContext) => Promise<GetterResult>;
}

/** The parameters of a getter by name. */
type Parameters = Readonly<Record<string, Parameter>>;

export interface GetterOptions<Name extends string, Given extends Parameters, At extends Level>
  extends Pick<Getter, "title">,
    Partial<
      Pick<
        Getter,
        | "description"
        | "question"
        | "breakdowns"
        | "permissions"
        | "isOpen"
        | "takesFilters"
        | "filtersOf"
        | "isPaged"
        | "isReport"
        | "isOfOneMoment"
        | "contentType"
        | "response"
      >
    > {
  /** If omitted, the getter is about the records of the resource. */
  readonly level?: At;
  readonly parameters?: Given;
  readonly check?: (parameters: GetterContext<Name, Given, At>["parameters"], work: ReadOnlyWork) => void;
  readonly run: (context: GetterContext<Name, Given, At>) => Promise<GetterResult>;
}

/** Declares a getter of the named resource, typed by its record and parameters; without a name, of any resource. */
export function getter<
  const Name extends ResourceName,
  Given extends Parameters = NoParameters,
  At extends Level = "collection",
>(resource: Name, options: GetterOptions<Name, Given, At>): Getter<Name>;
export function getter<Given extends Parameters = NoParameters, At extends Level = "collection">(
  options: GetterOptions<string, Given, At>,
): Getter<string>;
export function getter(
  // biome-ignore lint/suspicious/noExplicitAny: a getter of whatever level
  ...given: [string, GetterOptions<string, Parameters, any>] | [GetterOptions<string, Parameters, any>]
): Getter<string> {
  return {
    description: null,
    question: null,
    breakdowns: [],
    permissions: [],
    isOpen: false,
    level: "collection",
    parameters: {},
    takesFilters: false,
    filtersOf: null,
    isPaged: false,
    isReport: true,
    isOfOneMoment: false,
    contentType: null,
    response: {},
    check: null,
    ...(given.at(-1) as Pick<Getter<string>, "title" | "run">),
  };
}
