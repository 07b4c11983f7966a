import { ApiError, invalid } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import { requireSeen } from "../execute/reading/seen-records.ts";
import { readWritten } from "../execute/reading/shown-records.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import { changeOne } from "../execute/writing/change-record.ts";
import { createOne } from "../execute/writing/create-record.ts";
import { deleteOne } from "../execute/writing/delete-record.ts";
import { type ChangePlan, type CreatePlan, planChange, planCreate, planDelete } from "../plan/write-plan.ts";
import { parseBulk, parseBulkDelete } from "../request/parse-bulk.ts";
import { dataResponse, emptyResponse } from "../response/http-response.ts";
import { withRecordsMeta } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/**
 * `POST /{resource}/bulk` and `PATCH /{resource}/bulk`: either all items are written or none; errors have paths such as
 * `0.email`.
 */
export async function handleBulkWrite(
  context: RequestContext,
  resource: ResourceSchema,
  kind: "create" | "update",
): Promise<HttpResponse> {
  const requested = parseBulk(context, kind);
  const plan =
    kind === "create" ? planCreate(resource, requested, context) : planChange(resource, requested, context);
  return runWrite(context, async (work) => {
    work.journal.batchId = work.newId();
    if (plan.kind === "change")
      await requireSeen(work, resource, requested.items.map(idOf), (n) => `${n}.id`);
    const ids = await writeAll(work, plan, requested.items);
    const records = await readWritten(work, plan.presented, ids);
    const data = finishedRecords(plan.presented, records.join(","), context);
    return withRecordsMeta(dataResponse(kind === "create" ? 201 : 200, `[${data}]`), work, ids);
  });
}

type Item = Readonly<Record<string, unknown>>;

const idOf = ({ id }: Item): string => String(id);

/** Writes the items in order; returns their ids. @throws 422 with the errors of all items */
async function writeAll(
  work: UnitOfWork,
  plan: CreatePlan | ChangePlan,
  items: readonly Item[],
): Promise<string[]> {
  const errors = new ErrorList();
  const ids: string[] = [];
  for (const [index, item] of items.entries()) {
    const own = new ErrorList();
    const written = await writeItem(work, plan, item, own, index);
    errors.addAll(own, `${index}.`);
    if (written !== null) ids.push(written);
  }
  errors.throwIfAny();
  return ids;
}

async function writeItem(
  work: UnitOfWork,
  plan: CreatePlan | ChangePlan,
  item: Item,
  errors: ErrorList,
  index: number,
): Promise<string | null> {
  try {
    const id =
      plan.kind === "create"
        ? await createOne(work, plan, item, errors)
        : await changeOne(work, plan, idOf(item), item, errors);
    await work.settle();
    return id;
  } catch (error) {
    throw withIndex(error, index);
  }
}

/** `DELETE /{resource}/bulk` */
export async function handleBulkDelete(
  context: RequestContext,
  resource: ResourceSchema,
): Promise<HttpResponse> {
  const ids = parseBulkDelete(context);
  const plan = planDelete(resource, context);
  return runWrite(context, async (work) => {
    work.journal.batchId = work.newId();
    await requireSeen(work, resource, ids, (place) => `repositories.${place}`);
    for (const id of ids) await deleteOne(work, plan, id);
    return emptyResponse(204);
  });
}

/** Prefixes the paths of a 422 with the index of the item. */
function withIndex(error: unknown, index: number): unknown {
  if (!(error instanceof ApiError) || error.kind !== "invalid") return error;
  const keyed = <T>(byPath: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(byPath).map(([path, value]) => [`${index}.${path}`, value]));
  const { allowed, body } = error.details;
  return invalid(keyed(error.errors), { allowed: keyed(allowed), body });
}
