import type { Getter } from "../declare/getter.ts";
import type { RequestedGetter } from "../request/parse-getter.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Planning } from "./list-plan.ts";
import { everythingInSight, planSelection, planSort, type Selection, type SortKey } from "./selection.ts";

/** The plan of a getter: its parameters, its records and the page of its rows. */
export interface GetterPlan extends Omit<RequestedGetter, "selection" | "sort"> {
  readonly getter: Getter;
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
}

/** Plans a getter. @throws 403 or 422 for its filters and its order */
export const planGetter = (
  resource: ResourceSchema,
  getter: Getter,
  requested: RequestedGetter,
  { actor }: Pick<Planning, "actor">,
): GetterPlan => ({
  ...requested,
  getter,
  selection: requested.selection
    ? planSelection(resource, actor, requested.selection)
    : everythingInSight(resource, actor),
  sort: planSort(resource, actor, requested.sort),
});
