import { finishedRecords } from "../execute/reading/finished-records.ts";
import { requireSeen } from "../execute/reading/seen-records.ts";
import { readWritten } from "../execute/reading/shown-records.ts";
import { createOne } from "../execute/writing/create-record.ts";
import { deleteOne } from "../execute/writing/delete-record.ts";
import { planCreate, planDelete } from "../plan/write-plan.ts";
import { parseBulk, parseBulkDelete } from "../request/parse-bulk.ts";
import { dataResponse, emptyResponse } from "../response/http-response.ts";
import { withRecordsMeta } from "../response/record-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { writeItems } from "./bulk-items.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** `POST /{resource}/bulk`: either all items are created or none; errors have paths such as `0.email`. */
export async function handleBulkCreate(
  context: RequestContext,
  resource: ResourceSchema,
): Promise<HttpResponse> {
  const requested = parseBulk(context, "create");
  const plan = planCreate(resource, requested, context);
  return runWrite(context, async (work) => {
    work.journal.batchId = work.newId();
    const ids = await work.writeAll(() =>
      writeItems(work, requested.items, (item, errors) => createOne(work, plan, item, errors)),
    );
    const records = await readWritten(work, plan.presented, ids);
    const data = finishedRecords(plan.presented, records.join(","), context);
    return withRecordsMeta(dataResponse(201, `[${data}]`), work, ids);
  });
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
    await work.writeAll(async () => {
      for (const id of ids) await deleteOne(work, plan, id);
    });
    return emptyResponse(204);
  });
}
