import { notFound } from "../errors/api-error.ts";
import type { IncludeTree } from "../request/parse-include.ts";
import type { RequestedShow } from "../request/parse-show.ts";
import { readKey } from "../request/read-key.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Planning } from "./list-plan.ts";
import { type OpenActionsPlan, planOpenActions } from "./open-actions-plan.ts";
import type { Projection } from "./projection.ts";

/** The projections of one record: as it is returned, and without related records, for its entity tag. */
export interface ShownAs {
  readonly presented: Projection;
  /** The projection without related records. */
  readonly plain: Projection;
}

/** The plan of showing one record. */
export interface ShowPlan extends ShownAs {
  /** The id, which is a valid key. */
  readonly id: string;
  /** The actions that are reported, and whether those that are not open are included. */
  readonly actions: OpenActionsPlan;
  readonly allActions: boolean;
}

/** Plans the projections of a record. @throws 422 for a relationship or field that does not exist */
export function planShown(
  resource: ResourceSchema,
  includes: IncludeTree,
  { actor, planner }: Pick<Planning, "actor" | "planner">,
): ShownAs {
  const presented = planner.plan(resource, actor, includes);
  return { presented, plain: includes.size > 0 ? planner.plan(resource, actor) : presented };
}

/** Plans showing one record. @throws 404 for an id that is not a valid key */
export function planShow(
  resource: ResourceSchema,
  requested: RequestedShow,
  by: Pick<Planning, "actor" | "planner">,
): ShowPlan {
  const shown = planShown(resource, requested.includes, by);
  const id = readKey(resource, requested.id);
  if (id === null) throw notFound();
  return { ...shown, id, actions: planOpenActions(shown.plain, by.actor), allActions: requested.allActions };
}
