import { ErrorList } from "../errors/error-list.ts";
import { missingRight } from "../execute/actions/missing-right.ts";
import { lockRecord } from "../execute/reading/seen-records.ts";
import { readRecord } from "../execute/reading/shown-records.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import { changeOf, validate } from "../execute/writing/pending-change.ts";
import { updateRecord } from "../execute/writing/stored-records.ts";
import { type ChangePlan, planChange } from "../plan/write-plan.ts";
import { parseWrite } from "../request/parse-write.ts";
import { readKey } from "../request/read-key.ts";
import { readBody } from "../request/record-values.ts";
import { recordResponse } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type Precondition, precondition } from "./precondition.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `PATCH`, `PUT` and `POST /{resource}/{id}` */
export async function handleChange(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<HttpResponse> {
  const requested = parseWrite(context);
  const plan = planChange(resource, requested, context);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const changed = await changeOne(work, plan, id, requested.body, errors, precondition(context, plan));
    errors.throwIfAny();
    return recordResponse(200, plan, await readRecord(work, plan, changed!), context);
  });
}

/**
 * Changes the given fields of a record; returns its id, or null if problems were added to `errors`.
 * @throws 404 if it is out of sight, 403 without a right, 412 if the precondition fails
 */
export async function changeOne(
  work: UnitOfWork,
  { resource, grants, flags }: Pick<ChangePlan, "resource" | "grants" | "flags">,
  idText: string,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  requireUnchanged?: Precondition,
): Promise<string | null> {
  const sent = new Set(Object.keys(body));
  await resource.hooks.lock?.({ kind: "update", sent, id: readKey(resource, idText) }, work);
  const stored = await lockRecord(work, resource, idText, flags);
  const rights = flags.decide(stored);
  const id = String(stored.id);
  if (!rights) throw await missingRight(work, resource, grants, id);
  await requireUnchanged?.(work, id);
  const read = readBody(resource, body, stored, rights, work.workspace, errors);
  const change = changeOf("update", id, stored, read, errors);
  const settled = await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const changed = Object.fromEntries(Object.entries(change.values).filter(([name]) => change.changes(name)));
  if (Object.keys(changed).length > 0) {
    await resource.hooks.after?.check?.write?.(change, work, settled);
    await updateRecord(work, resource, id, changed);
    await resource.hooks.after?.write?.(change, work, settled);
  }
  return id;
}
