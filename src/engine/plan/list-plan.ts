import { invalidField } from "../errors/api-error.ts";
import type { Call } from "../request/call.ts";
import type { RequestedList } from "../request/parse-list.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { CursorSeal } from "./cursor.ts";
import type { Projection, ProjectionPlanner } from "./projection.ts";
import { type PlannedFilter, planSelection, planSort, type Selection, type SortKey } from "./selection.ts";

/** The plan of a list: its records, their order, the projection and the page. */
export interface ListPlan {
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
  readonly projection: Projection;
  readonly page: number;
  readonly perPage: number;
  /** The id after which the page starts, if the request contains a cursor. */
  readonly after: string | null;
  /** Whether the order is by id alone, so that pages can use cursors. */
  readonly inIdOrder: boolean;
}

/** The inputs of planning. */
export interface Planning extends Call {
  readonly planner: ProjectionPlanner;
  readonly cursors: CursorSeal;
}

/** Plans a list. @throws 403 for fields that the actor may not query by; 422 with all invalid parameters */
export function planList(resource: ResourceSchema, requested: RequestedList, by: Planning): ListPlan {
  const { page } = requested;
  const planned = planSelection(resource, by.actor, requested.selection);
  const sort = planSort(resource, by.actor, requested.sort);
  const selection = {
    ...planned,
    filters: planned.filters.map((filter) =>
      isRangeInOrder(filter, sort) ? { ...filter, isRangeInOrder: true } : filter,
    ),
  };
  const inIdOrder = sort.length === 1 && sort[0]!.field.name === "id";
  const projection = by.planner.planListed(resource, by.actor, requested.includes);
  const after =
    page.cursor === null ? null : by.cursors.open(page.cursor, resource.name, sort[0]!.descending);
  if (page.cursor !== null && (after === null || !inIdOrder)) {
    throw invalidField("cursor", "The cursor is not valid for this list.");
  }
  return { selection, sort, projection, page: page.number, perPage: page.perPage, after, inIdOrder };
}

/** Whether the filter is a range of the column that the list is sorted by, and not by another value of the field. */
const isRangeInOrder = ({ filter, operand, negated }: PlannedFilter, [first]: readonly SortKey[]): boolean =>
  operand.kind === "between" &&
  !negated &&
  filter.isOwnColumn &&
  filter.field === first!.field.name &&
  first!.field.sortedBy === null;
