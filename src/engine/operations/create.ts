import { ErrorList } from "../errors/error-list.ts";
import type { Values } from "../execute/contexts.ts";
import { changeOf, validate } from "../execute/pending-change.ts";
import { insertRecord } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import { rightsToCreate } from "../plan/write-rights.ts";
import { parseObject } from "../request/parse-body.ts";
import { readBody } from "../request/read-record.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, dataAnswer, telling } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite, tagOf } from "./run-write.ts";
import { NOTHING, shownRecords, WRITE_PARAMETERS } from "./shown-records.ts";

/** `POST /{resource}` */
export async function answerCreate(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const body = parseObject(context.request);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const id = await createRecord(work, resource, body, errors);
    errors.throwIfAny();
    const [shown = NOTHING] = await shownRecords(context, work, resource, [id!]);
    const location = `${context.baseUrl}/${resource.name}/${id}`;
    const answer = dataAnswer(201, shown.answered, {
      Location: location,
      ...(await tagOf(context, work, resource, id!, shown.read)),
    });
    const told = work.told(id!);
    return told ? telling(answer, told, work.isDryRun) : answer;
  });
}

/**
 * Creates a record from a body; answers its id, or null when problems were noted in `errors`. `kept` are stored
 * values of fields that the system keeps, for a creation that is no request's own; the rules see them too.
 */
export async function createRecord(
  work: Work,
  resource: ResourceSchema,
  body: Record<string, unknown>,
  errors: ErrorList,
  kept: Values = {},
): Promise<string | null> {
  const rights = rightsToCreate(resource, work.actor);
  await resource.hooks.lock?.({ kind: "create", sent: new Set(Object.keys(body)), id: null }, work);
  const read = readBody(resource, body, null, rights, work.workspace, errors);
  const id = resource.key === "ulid" ? work.origin.newId() : "0";
  const change = changeOf("create", id, null, { ...read, values: { ...read.values, ...kept } }, errors);
  await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const written = await insertRecord(
    work,
    resource,
    resource.key === "ulid" ? { ...change.values, id } : change.values,
  );
  await resource.hooks.afterWrite?.({ ...change, id: written }, work);
  return written;
}

/** Creates a record from a body, by the rules that a request keeps; answers its id. @throws 422 when one is broken. */
export async function createByRules(
  work: Work,
  resource: string,
  body: Record<string, unknown>,
): Promise<string> {
  const errors = new ErrorList();
  const id = await createRecord(work, work.resource(resource), body, errors);
  errors.throwIfAny();
  return id!;
}
