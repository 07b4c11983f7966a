import type { Grant } from "../../declare/policy.ts";
import { type ApiError, forbidden } from "../../errors/api-error.ts";
import { selectRelated } from "../../query/seen-rows.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { RELATIONS } from "../../work/relation.ts";
import { namedBy } from "../transaction/sql-context.ts";
import { run } from "../transaction/statements.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

/**
 * The 403 for a caller without a grant on a record. It names the scope if the key only lacks the relation that would
 * apply to this record, else the permission.
 */
export async function missingRight(
  work: UnitOfWork,
  resource: ResourceSchema,
  grants: readonly Grant[],
  id: string,
): Promise<ApiError> {
  const { actor } = work;
  for (const relation of RELATIONS) {
    const conditions = grants.flatMap(({ rows }) => rows?.[relation] ?? []);
    if (conditions.length === 0 || actor.relations.has(relation)) continue;
    const related = await run(work.client, selectRelated(resource, id, conditions), {
      ...work.context,
      ...namedBy(actor, new Set([relation])),
    });
    if (related.length > 0) return forbidden(relation);
  }
  return forbidden(grants[0]?.permissions[0]);
}
