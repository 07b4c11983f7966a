import { conflict } from "../errors/api-error.ts";
import { missingRight } from "../execute/actions/missing-right.ts";
import { lockRecord } from "../execute/reading/seen-records.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import { removeRecord, updateRecord } from "../execute/writing/stored-records.ts";
import { type DeletePlan, planDelete } from "../plan/write-plan.ts";
import { countUses, restrictingReferences } from "../query/count-uses.ts";
import { WRITE_PARAMETERS } from "../request/parse-write.ts";
import { readKey } from "../request/read-key.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { emptyResponse } from "../response/http-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type Precondition, precondition } from "./precondition.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `DELETE /{resource}/{id}` */
export async function handleDelete(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const plan = planDelete(resource, context);
  return runWrite(context, async (work) => {
    await deleteOne(work, plan, id, precondition(context, plan));
    return emptyResponse(204);
  });
}

/**
 * Deletes a record that nothing refers to.
 * @throws 404 if it is out of sight, 403 without a right, 409 naming what refers to it, 412 if the precondition fails
 */
export async function deleteOne(
  work: UnitOfWork,
  { resource, grants, flags }: DeletePlan,
  idText: string,
  requireUnchanged?: Precondition,
): Promise<void> {
  await resource.hooks.lock?.({ kind: "update", sent: new Set(), id: readKey(resource, idText) }, work);
  const stored = await lockRecord(work, resource, idText, flags);
  const id = String(stored.id);
  if (!flags.decide(stored)) throw await missingRight(work, resource, grants, id);
  await requireUnchanged?.(work, id);
  await resource.hooks.check?.delete?.(stored, work.readOnly);
  await resource.hooks.after?.check?.delete?.(stored, work);
  const uses = await usesInWords(work, resource, id);
  if (uses.length > 0) throw conflict(`The ${resource.singular} is still referred to by ${uses.join(", ")}.`);
  if (resource.softDeletes) await updateRecord(work, resource, id, { deleted_at: work.now }, "deleted");
  else await removeRecord(work, resource, id);
  await resource.hooks.after?.delete?.(stored, work);
}

/** The references that prevent the deletion, in words: `["4 employees", "1 job"]`. */
async function usesInWords(work: UnitOfWork, resource: ResourceSchema, id: string): Promise<string[]> {
  const references = restrictingReferences(resource);
  if (references.size === 0) return [];
  const row = await work.row<Record<string, number>>(countUses(resource, id, references));
  return [...references.keys()]
    .map((referring) => ({ referring, count: row?.[referring.name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ referring, count }) => `${count} ${count === 1 ? referring.singular : referring.plural}`);
}
