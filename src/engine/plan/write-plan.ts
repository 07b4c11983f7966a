import type { Condition, Grant } from "../declare/policy.ts";
import type { IncludeTree } from "../request/parse-include.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Planning } from "./list-plan.ts";
import { planShown, type ShownAs } from "./show-plan.ts";
import { requireRead } from "./sight.ts";
import { type RowFlags, rightsToCreate, rowFlags, type WriteRights } from "./write-rights.ts";

/** The plan of creating records: the fields that the actor may set, and the projection of the response. */
export interface CreatePlan extends ShownAs {
  readonly kind: "create";
  readonly resource: ResourceSchema;
  readonly rights: WriteRights;
}

/** The plan of changing stored records. */
export interface ChangePlan extends ShownAs {
  readonly kind: "change";
  readonly resource: ResourceSchema;
  /** The grants, and the rows to which they apply. */
  readonly grants: readonly Grant[];
  readonly flags: RowFlags;
}

/** The plan of deleting stored records. */
export interface DeletePlan extends ShownAs {
  readonly kind: "delete";
  readonly resource: ResourceSchema;
  readonly grants: readonly Condition[];
  readonly flags: RowFlags;
}

export type WritePlan = CreatePlan | ChangePlan | DeletePlan;

const NOTHING: IncludeTree = new Map();

/** @throws 403 if the actor may create none; 422 for a relationship that does not exist */
export const planCreate = (
  resource: ResourceSchema,
  { includes }: { readonly includes: IncludeTree },
  by: Planning,
): CreatePlan => ({
  kind: "create",
  resource,
  rights: rightsToCreate(resource, by.actor),
  ...planShown(resource, includes, by),
});

/** @throws 403 if the actor may not read the resource at all; 422 for a relationship that does not exist */
export function planChange(
  resource: ResourceSchema,
  { includes }: { readonly includes: IncludeTree },
  by: Planning,
): ChangePlan {
  requireRead(resource, by.actor);
  const grants = resource.policy.update;
  const flags = rowFlags(resource, by.actor, grants);
  return { kind: "change", resource, grants, flags, ...planShown(resource, includes, by) };
}

/** @throws 403 if the actor may not read the resource at all */
export function planDelete(resource: ResourceSchema, by: Planning): DeletePlan {
  requireRead(resource, by.actor);
  const grants = [resource.policy.delete];
  const flags = rowFlags(resource, by.actor, grants);
  return { kind: "delete", resource, grants, flags, ...planShown(resource, NOTHING, by) };
}
