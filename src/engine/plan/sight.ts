import { type Condition, type Doers, type Tier, tierBehind } from "../declare/policy.ts";
import { type RelatedRows, rowsFor } from "../declare/relation.ts";
import { forbidden } from "../errors/api-error.ts";
import type { RowCondition } from "../query/sql.ts";
import { raw } from "../query/sql.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type Actor, holds } from "../work/actor.ts";

/** A condition resolved for one actor: all rows, none, or those that meet a row condition. */
export type Sight = "all" | "none" | RowCondition;

const NO_ROW: RowCondition = () => raw("false");

/** Resolves a condition as far as it depends only on the actor. */
export function sightOf(condition: Condition | null, actor: Actor): Sight {
  if (condition === null || holds(actor, ...condition.permissions)) return "all";
  return (condition.rows && rowsFor(condition.rows, actor.relations)) ?? "none";
}

/** The rows with these relations to the actor, as far as the relations apply; no rows if none does. */
export const relatedRows = (rows: RelatedRows, actor: Actor): RowCondition =>
  rowsFor(rows, actor.relations) ?? NO_ROW;

/** Which rows of a resource the actor sees; a relation that does not count shows none of its rows. */
export function rowsInSight({ policy }: ResourceSchema, actor: Actor): Exclude<Sight, "none"> {
  const sight = sightOf(policy.rows, actor);
  return sight === "none" ? NO_ROW : sight;
}

/** The condition that keeps rows out of sight out of every statement; null when the actor sees all. */
export function visibleRows(resource: ResourceSchema, actor: Actor): RowCondition | null {
  const rows = rowsInSight(resource, actor);
  return rows === "all" ? null : rows;
}

/** Whether the actor may do what concerns no stored row yet, for somebody at least. */
export const mayDo = (doers: Doers, actor: Actor): boolean =>
  holds(actor, ...doers.permissions) || doers.relations.some((relation) => actor.relations.has(relation));

/** @throws 403 naming the scope of a relation that would do, else the permission */
export function requireDoer(doers: Doers, actor: Actor): void {
  if (!mayDo(doers, actor)) throw forbidden(doers.relations[0] ?? doers.permissions[0]);
}

/** Whether the actor may read the resource at all. */
export function mayRead(resource: ResourceSchema, actor: Actor): boolean {
  const { requires } = resource.policy;
  return requires === null || holds(actor, ...requires);
}

/** @throws 403 naming the permission when the actor may not read the resource at all. */
export function requireRead(resource: ResourceSchema, actor: Actor): void {
  if (!mayRead(resource, actor)) throw forbidden(resource.policy.requires?.[0]);
}

/** @throws 403 naming the permission unless the actor holds any of them. */
export function requireAny(permissions: readonly string[], actor: Actor, parameter?: string): void {
  if (permissions.length > 0 && !holds(actor, ...permissions)) throw forbidden(permissions[0], parameter);
}

/** The tier behind a gate of a resource; null where there is no gate. */
export const tierOf = ({ policy }: ResourceSchema, gate: string | null): Tier | null =>
  tierBehind(policy, gate);

/** How far the actor reads what stands behind a gate. */
export function gateSight(resource: ResourceSchema, gate: string | null, actor: Actor): Sight {
  const tier = tierOf(resource, gate);
  return tier === null ? "all" : sightOf(tier.read, actor);
}

/** @throws 403 when the actor may not filter, sort or search by what stands behind the gate. */
export function requireQuery(
  resource: ResourceSchema,
  gate: string | null,
  actor: Actor,
  parameter: string,
): void {
  const tier = tierOf(resource, gate);
  if (tier === null) return;
  if (tier.query === null || !holds(actor, tier.query)) {
    throw forbidden(tier.query ?? tier.read.permissions[0], parameter);
  }
}
