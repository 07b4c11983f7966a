import { isPlainObject } from "../declare/fields/json-fields.ts";
import { isBlank } from "../declare/text.ts";
import { ApiError, invalid } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import { requireSeen } from "../execute/missing-records.ts";
import type { Work } from "../execute/work.ts";
import { parseBulk, parseJson, parseRepositories } from "../request/parse-body.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, dataAnswer, emptyAnswer, telling } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { changeRecord } from "./change.ts";
import { createRecord } from "./create.ts";
import { deleteRecord } from "./delete.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";
import { shownRecords, WRITE_PARAMETERS } from "./shown-records.ts";

/** `POST /{resource}/bulk` and `PATCH /{resource}/bulk`: all of it or nothing; messages are keyed `0.email`. */
export async function answerBulkWrite(
  context: RequestContext,
  resource: ResourceSchema,
  kind: "create" | "update",
): Promise<Answer> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const items = parseBulk(context.request);
  if (kind === "update") requireIds(items);
  return runWrite(context, async (work) => {
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
  return runWrite(context, async (work) => {
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
