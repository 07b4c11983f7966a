import { ApiError } from "../errors/api-error.ts";
import { withDerived } from "../execute/derived-fields.ts";
import { idempotentRequest } from "../execute/idempotency.ts";
import { doWork } from "../execute/run-work.ts";
import { keyOf } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import type { Projection } from "../plan/read-plan.ts";
import { selectRecord } from "../query/select-records.ts";
import { isDryRun } from "../request/dry-run.ts";
import type { Answer } from "../response/answer.ts";
import { allowsChange, entityTag } from "../response/etag.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/**
 * Answers a write: `body` in one transaction, with what every write has. A dry run does all of it and undoes it; an
 * Idempotency-Key lets only the first of equal requests take effect and keeps its answer in the same transaction.
 */
export async function runWrite(
  context: RequestContext,
  body: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  const dryRun = isDryRun(context);
  const idempotent = dryRun ? null : idempotentRequest(context);
  const answer = await doWork(context.pool, { ...workOrigin(context), dryRun }, async (work) => {
    const kept = await idempotent?.claim(work);
    if (kept) return kept;
    const answer = await body(work);
    await idempotent?.keep(work, answer);
    return answer;
  });
  return dryRun ? { ...answer, headers: { ...answer.headers, "Dry-Run": "true" } } : answer;
}

/** What the caller reads of a record without related ones: what its entity tag stands for. */
async function plainRecord(work: Work, projection: Projection, id: string): Promise<string | null> {
  const row = await work.row<{ data: string }>(selectRecord(projection, keyOf(projection.resource, id)));
  return row ? (await withDerived(work, projection, [row.data]))[0]! : null;
}

/**
 * The check of `If-Match`, to be made once the record is locked.
 * @throws 412 when the record has changed since the caller read it.
 */
export function precondition(context: RequestContext, work: Work, resource: ResourceSchema) {
  return async (id: string): Promise<void> => {
    const header = context.request.headers["if-match"];
    if (header === undefined) return;
    const record = await plainRecord(work, context.planner.plan(resource, context.actor), id);
    if (record === null || !allowsChange(header, entityTag(resource, record))) {
      throw new ApiError("precondition-failed", "The record has changed since it was read.");
    }
  };
}

/** The entity tag of a record as it stands now; `shown` is the answer with related records, when they were asked for. */
export async function tagOf(
  context: RequestContext,
  work: Work,
  resource: ResourceSchema,
  id: string,
  shown: string,
): Promise<Record<string, string>> {
  if (!context.query.get("related") && !context.query.get("include"))
    return { ETag: entityTag(resource, shown) };
  const record = await plainRecord(work, context.planner.plan(resource, context.actor), id);
  return record === null ? {} : { ETag: entityTag(resource, record, shown) };
}
