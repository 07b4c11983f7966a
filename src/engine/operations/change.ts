import { ErrorList } from "../errors/error-list.ts";
import { lockRecord } from "../execute/locked-records.ts";
import { missingRight } from "../execute/missing-right.ts";
import { changeOf, validate } from "../execute/pending-change.ts";
import { updateRecord } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import { requireRead } from "../plan/sight.ts";
import { rowFlags } from "../plan/write-rights.ts";
import { parseObject } from "../request/parse-body.ts";
import { readKey } from "../request/read-key.ts";
import { readBody } from "../request/read-record.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, dataAnswer } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";
import { precondition, runWrite, tagOf } from "./run-write.ts";
import { NOTHING, shownRecords, WRITE_PARAMETERS } from "./shown-records.ts";

/** `PATCH`, `PUT` and `POST /{resource}/{id}` */
export async function answerChange(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const body = parseObject(context.request);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const unchanged = precondition(context, work, resource);
    const changed = await changeRecord(work, resource, id, body, errors, unchanged);
    errors.throwIfAny();
    const [shown = NOTHING] = await shownRecords(context, work, resource, [changed!]);
    return dataAnswer(200, shown.answered, await tagOf(context, work, resource, changed!, shown.read));
  });
}

/** Changes the given fields of a record in the actor's sight. @throws 404 when it is out of sight, 403 without a right. */
export async function changeRecord(
  work: Work,
  resource: ResourceSchema,
  idText: string,
  body: Record<string, unknown>,
  errors: ErrorList,
  precondition?: (id: string) => Promise<void>,
): Promise<string | null> {
  requireRead(resource, work.actor);
  const sent = new Set(Object.keys(body));
  await resource.hooks.lock?.({ kind: "update", sent, id: readKey(resource, idText) }, work);
  const flags = rowFlags(resource, work.actor, resource.policy.update);
  const stored = await lockRecord(work, resource, idText, flags);
  const rights = flags.decide(stored);
  const id = String(stored.id);
  if (!rights) throw await missingRight(work, resource, resource.policy.update, id);
  await precondition?.(id);
  const read = readBody(resource, body, stored, rights, work.workspace, errors);
  const change = changeOf("update", id, stored, read, errors);
  await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const changed = Object.fromEntries(Object.entries(change.values).filter(([name]) => change.changes(name)));
  if (Object.keys(changed).length > 0) {
    await updateRecord(work, resource, id, changed);
    await resource.hooks.afterWrite?.(change, work);
  }
  return id;
}
