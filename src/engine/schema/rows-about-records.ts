import type { AboutRecord } from "../declare/policy.ts";
import { and, column, fromContext, ident, join, literal, type RowCondition, sql } from "../sql/sql.ts";
import type { Actor } from "../work/actor.ts";
import type { ResourceSchema } from "./schema.ts";

/** The rows that the actor sees of a resource of which notifications notify. */
type SightOf = (resource: ResourceSchema, actor: Actor) => "all" | "none" | RowCondition;

/**
 * The rows about records that the actor sees now: the record exists, is not deleted, and is in the actor's sight.
 * Resources that the actor may not read at all have none.
 */
export function rowsAboutSeen(
  { type, id }: AboutRecord,
  resources: Iterable<ResourceSchema>,
  actor: Actor,
  sightOf: SightOf,
): RowCondition {
  const notified = [...resources].filter(({ notifications }) => notifications.length > 0);
  return (alias) => {
    const cases = notified.flatMap((resource) => {
      const sight = sightOf(resource, actor);
      if (sight === "none") return [];
      const key = column(alias, id);
      const conditions = [
        sql`${column("subject", "workspace_id")} = ${fromContext("workspace")}`,
        resource.key === "integer"
          ? sql`${column("subject", "id")} = ${key}::integer`
          : sql`${column("subject", "id")} = ${key}`,
        ...(resource.softDeletes ? [sql`${column("subject", "deleted_at")} is null`] : []),
        ...(sight === "all" ? [] : [sight("subject")]),
      ];
      return [
        sql`when ${literal(resource.name)} then exists (select from ${ident(resource.table)} subject where ${and(conditions)})`,
      ];
    });
    return cases.length === 0
      ? sql`false`
      : sql`case ${column(alias, type)} ${join(cases, " ")} else false end`;
  };
}
