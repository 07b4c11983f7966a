import { ErrorList } from "../errors/error-list.ts";
import { changeOf, validate } from "../execute/pending-change.ts";
import { readRecord } from "../execute/shown-records.ts";
import { insertRecord } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import { type CreatePlan, planCreate } from "../plan/write-plan.ts";
import { rightsToCreate } from "../plan/write-rights.ts";
import { parseWrite } from "../request/parse-write.ts";
import { readBody } from "../request/record-values.ts";
import type { HttpResponse } from "../response/http-response.ts";
import { recordResponse, withRecordMeta } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Values } from "../work/records.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `POST /{resource}` */
export async function handleCreate(context: RequestContext, resource: ResourceSchema): Promise<HttpResponse> {
  const requested = parseWrite(context);
  const plan = planCreate(resource, requested, context);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const id = await createOne(work, plan, requested.body, errors);
    errors.throwIfAny();
    const read = await readRecord(work, plan, id!);
    const location = `${context.baseUrl}/${resource.name}/${id}`;
    return withRecordMeta(recordResponse(201, plan, read, context, { Location: location }), work, id!);
  });
}

/**
 * Creates a record from a body; answers its id, or null when problems were noted in `errors`. `systemValues` are stored
 * values of fields that the system keeps, for a creation that is no request's own; the rules see them too.
 */
export async function createOne(
  work: Work,
  { resource, rights }: Pick<CreatePlan, "resource" | "rights">,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  systemValues: Values = {},
): Promise<string | null> {
  const isCounted = resource.key === "integer";
  await resource.hooks.lock?.({ kind: "create", sent: new Set(Object.keys(body)), id: null }, work);
  const read = readBody(resource, body, null, rights, work.workspace, errors);
  const id = isCounted ? "0" : work.origin.newId();
  const change = changeOf(
    "create",
    id,
    null,
    { ...read, values: { ...read.values, ...systemValues } },
    errors,
  );
  const settled = await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const values = isCounted ? change.values : { ...change.values, id };
  const created = await insertRecord(work, resource, values);
  await resource.hooks.after?.write?.({ ...change, id: created }, work, settled);
  return created;
}

/** The same within the rights of whoever the work is done for. @throws 403 when that one may create none. */
export const createRecord = (
  work: Work,
  resource: ResourceSchema,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  systemValues: Values = {},
): Promise<string | null> =>
  createOne(work, { resource, rights: rightsToCreate(resource, work.actor) }, body, errors, systemValues);

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
