import { notFound } from "../errors/api-error.ts";
import type { IncludeTree } from "../request/parse-include.ts";
import type { RequestedShow } from "../request/parse-show.ts";
import { readKey } from "../request/read-key.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Planning } from "./list-plan.ts";
import { type OpenActionsPlan, planOpenActions } from "./open-actions-plan.ts";
import type { Projection } from "./projection.ts";

/** How one record is read: as it is returned, and without related records, which its entity tag stands for. */
export interface ShownAs {
  readonly presented: Projection;
  /** The same projection where no related records are requested. */
  readonly plain: Projection;
}

/** The plan of showing one record. */
export interface ShowPlan extends ShownAs {
  /** Its id, as a text that a record can have. */
  readonly id: string;
  /** The actions that it tells of, and whether also of those that are not open. */
  readonly actions: OpenActionsPlan;
  readonly allActions: boolean;
}

/** Plans how a record is shown. @throws 422 for a relationship or a field that does not exist. */
export function planShown(
  resource: ResourceSchema,
  includes: IncludeTree,
  { actor, planner }: Planning,
): ShownAs {
  const presented = planner.plan(resource, actor, includes);
  return { presented, plain: includes.size > 0 ? planner.plan(resource, actor) : presented };
}

/** Plans the showing of one record. @throws 404 for an id that no record can have. */
export function planShow(resource: ResourceSchema, requested: RequestedShow, by: Planning): ShowPlan {
  const shown = planShown(resource, requested.includes, by);
  const id = readKey(resource, requested.id);
  if (id === null) throw notFound();
  return { ...shown, id, actions: planOpenActions(shown.plain, by.actor), allActions: requested.allActions };
}
