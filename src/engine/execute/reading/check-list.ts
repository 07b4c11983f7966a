import { parseSort } from "../../declare/sort.ts";
import { type AllowedValues, ApiError } from "../../errors/api-error.ts";
import type { Text } from "../../errors/message.ts";
import { planSelection, planSort } from "../../plan/selection.ts";
import { requireRead } from "../../plan/sight.ts";
import { calendarOf } from "../../request/call.ts";
import { parseSelection } from "../../request/parse-selection.ts";
import { extendedBy } from "../../schema/extended-by-own-fields.ts";
import { type ResourceSchema, resourceNamed } from "../../schema/schema.ts";
import type { ReadOnlyWork } from "../../work/work.ts";
import { schemaOf } from "../work/transaction-work.ts";

/** A list that somebody could request: its query parameters, without pages. */
export interface WantedList {
  readonly resource: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string | null;
  readonly sort: string | null;
}

/** What a request of the list would be refused for. */
export interface ListProblem {
  /** The part of the list that it is about. */
  readonly part: "filters" | "search" | "sort";
  readonly parameter: string;
  readonly message: Text;
  readonly allowed: AllowedValues[string] | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();
const SEARCH: ReadonlySet<string> = new Set(["search"]);

/**
 * Checks whether the actor could request a list, and returns what is invalid in it.
 * @throws 403 if the actor may not read the resource, or not filter or sort by one of the fields
 */
export async function checkList(work: ReadOnlyWork, wanted: WantedList): Promise<ListProblem[]> {
  const declared = resourceNamed(schemaOf(work), wanted.resource);
  requireRead(declared, work.actor);
  const resource = await withOwnFields(work, declared);
  const { actor } = work;
  const calendar = calendarOf(work);
  const select = (
    part: "filters" | "search",
    query: Readonly<Record<string, string>>,
    others: ReadonlySet<string>,
  ) =>
    problemsOf(part, () => {
      const requested = parseSelection(resource, new Map(Object.entries(query)), others, calendar);
      planSelection(resource, actor, requested);
    });
  return [
    ...select("filters", wanted.filters, NOTHING),
    ...(wanted.search === null ? [] : select("search", { search: wanted.search }, SEARCH)),
    ...(wanted.sort === null
      ? []
      : problemsOf("sort", () => void planSort(resource, actor, parseSort(wanted.sort!)))),
  ];
}

/** The resource with the filters and sorts of the workspace's custom fields. */
export async function withOwnFields(work: ReadOnlyWork, resource: ResourceSchema): Promise<ResourceSchema> {
  const known = await resource.ownFields?.load((statement) => work.rows(statement));
  return known ? extendedBy(resource, known) : resource;
}

/** The messages of a 422; any other error is thrown. */
function problemsOf(part: ListProblem["part"], plan: () => void): ListProblem[] {
  try {
    plan();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    const { errors = {}, allowed = {} } = error.details;
    return Object.entries(errors).flatMap(([parameter, messages]) =>
      messages.map((message) => ({ part, parameter, message, allowed: allowed[parameter] })),
    );
  }
}
