import { type Condition, type Doers, type Tier, tierBehind } from "../declare/policy.ts";
import { type RelatedRows, rowsFor } from "../declare/relation.ts";
import { forbidden } from "../errors/api-error.ts";
import { rowsAboutSeen } from "../schema/rows-about-records.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RowCondition } from "../sql/sql.ts";
import { and, isNotTrue, or, raw } from "../sql/sql.ts";
import { type Actor, holds } from "../work/actor.ts";

/** A condition resolved for one actor: all rows, none, or a row condition. */
export type Sight = "all" | "none" | RowCondition;

const NO_ROW: RowCondition = () => raw("false");

/** Resolves the part of a condition that depends only on the actor. */
export function sightOf(condition: Condition | null, actor: Actor): Sight {
  if (condition === null) return "all";
  const related = (condition.rows && rowsFor(condition.rows, actor.relations)) ?? null;
  if (!holds(actor, ...condition.permissions)) return related ?? "none";
  const withheld = (condition.withheld ?? []).filter(({ unless }) => !holds(actor, ...unless));
  if (withheld.length === 0) return "all";
  const opened: RowCondition = (alias) => isNotTrue(or(withheld.map(({ rows }) => rows(alias))));
  return related ? (alias) => or([opened(alias), related(alias)]) : opened;
}

/** The rows with these relations to the actor, as far as the relations apply; no rows if none does. */
export const relatedRows = (rows: RelatedRows, actor: Actor): RowCondition =>
  rowsFor(rows, actor.relations) ?? NO_ROW;

/** The rows of a resource that the actor sees; a relation that does not apply contributes none. */
export function rowsInSight({ policy, siblings }: ResourceSchema, actor: Actor): Exclude<Sight, "none"> {
  const sight = sightOf(policy.rows, actor);
  if (sight === "none") return NO_ROW;
  if (policy.about === null || actor.kind === "system") return sight;
  const isOfSeen = rowsAboutSeen(policy.about, siblings.values(), actor, sightOfSubject);
  return sight === "all" ? isOfSeen : (alias) => and([sight(alias), isOfSeen(alias)]);
}

/** The rows that the actor may read of a resource; none if the actor may not read it at all. */
const sightOfSubject = (resource: ResourceSchema, actor: Actor): Sight =>
  mayRead(resource, actor) ? sightOf(resource.policy.rows, actor) : "none";

/** The condition that excludes rows out of sight; null if the actor sees all. */
export function visibleRows(resource: ResourceSchema, actor: Actor): RowCondition | null {
  const rows = rowsInSight(resource, actor);
  return rows === "all" ? null : rows;
}

/** Whether the actor may perform an operation without a stored row, at least for somebody. */
export const mayDo = (doers: Doers, actor: Actor): boolean =>
  holds(actor, ...doers.permissions) || doers.relations.some((relation) => actor.relations.has(relation));

/** @throws 403 with the scope of a relation that would be sufficient, else with the permission */
export function requireDoer(doers: Doers, actor: Actor): void {
  if (!mayDo(doers, actor)) throw forbidden(doers.relations[0] ?? doers.permissions[0]);
}

/** Whether the actor may read the resource at all. */
export function mayRead(resource: ResourceSchema, actor: Actor): boolean {
  const { requires } = resource.policy;
  return requires === null || holds(actor, ...requires);
}

/** @throws 403 with the permission if the actor may not read the resource at all */
export function requireRead(resource: ResourceSchema, actor: Actor): void {
  if (!mayRead(resource, actor)) throw forbidden(resource.policy.requires?.[0]);
}

/** @throws 403 with the permission unless the actor has any of them */
export function requireAny(permissions: readonly string[], actor: Actor, parameter?: string): void {
  if (permissions.length > 0 && !holds(actor, ...permissions)) throw forbidden(permissions[0], parameter);
}

/** The tier of a gate; null if there is no gate. */
export const tierOf = ({ policy }: ResourceSchema, gate: string | null): Tier | null =>
  tierBehind(policy, gate);

/** The rows on which the actor may read what is behind a gate. */
export function gateSight(resource: ResourceSchema, gate: string | null, actor: Actor): Sight {
  const tier = tierOf(resource, gate);
  return tier === null ? "all" : sightOf(tier.read, actor);
}

/** @throws 403 if the actor may not filter, sort or search by what is behind the gate */
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
