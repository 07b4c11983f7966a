import { isPlainObject } from "../declare/fields/json-fields.ts";
import { isBlank } from "../declare/text.ts";
import { ApiError, invalid } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import { selectRecords } from "../query/select-records.ts";
import { parseBulk, parseJson, parseObject, parseRepositories } from "../request/parse-body.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { type Answer, dataAnswer, emptyAnswer, telling } from "../response/answer.ts";
import { finishedRecords } from "../response/finish-records.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { refuseUnknown } from "./answer-reads.ts";
import { answerWrite, precondition, tagOf } from "./answer-write.ts";
import { deleteRecord } from "./delete-record.ts";
import { withDerived } from "./derived-fields.ts";
import { requireSeen } from "./missing-records.ts";
import { keyOf } from "./record-writer.ts";
import type { RequestContext } from "./request-context.ts";
import type { Work } from "./work.ts";
import { changeRecord, createRecord } from "./write-record.ts";

const WRITE_PARAMETERS = new Set(["tenant", "dry_run", "related", "include"]);

/** A record as JSON text: what was read of it, for its entity tag, and what is answered. */
export interface ShownRecord {
  readonly read: string;
  readonly answered: string;
}

const NOTHING: ShownRecord = { read: "null", answered: "null" };

/** The records as the actor sees them after the write, in the order of the ids; those out of sight are left out. */
export async function shownRecords(
  context: RequestContext,
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<ShownRecord[]> {
  const includes = parseIncludes(context.query.get("related"), context.query.get("include"));
  const projection = context.planner.plan(resource, context.actor, includes);
  const rows = await work.rows<{ id: unknown; data: string }>(
    selectRecords(
      projection,
      ids.map((id) => keyOf(resource, id)),
    ),
  );
  const read = await withDerived(
    work,
    projection,
    rows.map(({ data }) => data),
  );
  const byId = new Map(rows.map((row, index) => [String(row.id), read[index]!]));
  return ids
    .map((id) => byId.get(id))
    .filter((data) => data !== undefined)
    .map((data) => ({ read: data, answered: finishedRecords(projection, data, context) }));
}

/** `POST /{resource}` */
export async function answerCreate(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const body = parseObject(context.request);
  return answerWrite(context, async (work) => {
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

/** `PATCH`, `PUT` and `POST /{resource}/{id}` */
export async function answerChange(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const body = parseObject(context.request);
  return answerWrite(context, async (work) => {
    const errors = new ErrorList();
    const unchanged = precondition(context, work, resource);
    const changed = await changeRecord(work, resource, id, body, errors, unchanged);
    errors.throwIfAny();
    const [shown = NOTHING] = await shownRecords(context, work, resource, [changed!]);
    return dataAnswer(200, shown.answered, await tagOf(context, work, resource, changed!, shown.read));
  });
}

/** `DELETE /{resource}/{id}` */
export async function answerDelete(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  return answerWrite(context, async (work) => {
    await deleteRecord(work, resource, id, precondition(context, work, resource));
    return emptyAnswer(204);
  });
}

/** `POST /{resource}/bulk` and `PATCH /{resource}/bulk`: all of it or nothing; messages are keyed `0.email`. */
export async function answerBulkWrite(
  context: RequestContext,
  resource: ResourceSchema,
  kind: "create" | "update",
): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const items = parseBulk(context.request);
  if (kind === "update") requireIds(items);
  return answerWrite(context, async (work) => {
    const errors = new ErrorList();
    work.journal.batchId = work.origin.newId();
    const ids: string[] = [];
    const named = items.map((item) => String(item.id));
    if (kind === "update") await requireSeen(work, resource, named, (place) => `${place}.id`);
    for (const [index, item] of items.entries()) {
      const own = new ErrorList();
      const written = await writeItem(work, resource, kind, item, own, index);
      errors.addAll(own, `${index}.`);
      if (written !== null) ids.push(written);
    }
    errors.throwIfAny();
    const shown = await shownRecords(context, work, resource, ids);
    const data = shown.map(({ answered }) => answered).join(",");
    const answer = dataAnswer(kind === "create" ? 201 : 200, `[${data}]`);
    const told = ids.map((id) => work.told(id)).filter((one) => one !== undefined);
    return told.length > 0 ? telling(answer, told, work.isDryRun) : answer;
  });
}

function requireIds(items: readonly Record<string, unknown>[]): void {
  const errors = new ErrorList();
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    const path = `${index}.id`;
    const isGiven = typeof id === "number" || (typeof id === "string" && !isBlank(id));
    if (!isGiven) errors.add(path, fieldMessage(MESSAGES.required, path));
    else if (seen.has(String(id).toUpperCase())) errors.add(path, `The ${path} field has a duplicate value.`);
    seen.add(String(id).toUpperCase());
  }
  errors.throwIfAny();
}

async function writeItem(
  work: Work,
  resource: ResourceSchema,
  kind: "create" | "update",
  item: Record<string, unknown>,
  errors: ErrorList,
  index: number,
): Promise<string | null> {
  try {
    if (kind === "create") return await createRecord(work, resource, item, errors);
    return await changeRecord(work, resource, String(item.id), item, errors);
  } catch (error) {
    throw withIndex(error, index);
  }
}

/** `DELETE /{resource}/bulk` */
export async function answerBulkDelete(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const body = parseJson(context.request);
  const ids = parseRepositories(isPlainObject(body) ? body : {}, false) as string[];
  return answerWrite(context, async (work) => {
    work.journal.batchId = work.origin.newId();
    await requireSeen(work, resource, ids, (place) => `repositories.${place}`);
    for (const id of ids) await deleteRecord(work, resource, id);
    return emptyAnswer(204);
  });
}

/** A 422 that a constraint raised in the middle of a bulk request, keyed by the item. */
function withIndex(error: unknown, index: number): unknown {
  if (!(error instanceof ApiError) || error.kind !== "invalid") return error;
  const keyed = <T>(byPath: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(byPath).map(([path, value]) => [`${index}.${path}`, value]));
  const { allowed, body } = error.details;
  return invalid(keyed(error.errors), { allowed: keyed(allowed), body });
}
