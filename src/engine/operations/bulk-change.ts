import { changedValues, valuesByRecord, valuesIn } from "../execute/reading/changed-values.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import { keysOf, requireSeen } from "../execute/reading/seen-records.ts";
import { readRecords, readWritten } from "../execute/reading/shown-records.ts";
import { changeOne, lockToChange } from "../execute/writing/change-record.ts";
import { planChange } from "../plan/write-plan.ts";
import { parseBulk } from "../request/parse-bulk.ts";
import { entityTag } from "../response/etag.ts";
import { dataResponse, withMeta } from "../response/http-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type Item, writeItems } from "./bulk-items.ts";
import { precondition } from "./precondition.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

const idOf = ({ id }: Item): string => String(id);

/**
 * `PATCH /{resource}/bulk`: either all items are written or none. `meta` says of each record what has changed, and its
 * entity tag, so that a dry run shows what a change would do, and a change can be taken back with its values and tags.
 */
export async function handleBulkChange(
  context: RequestContext,
  resource: ResourceSchema,
): Promise<HttpResponse> {
  const { items, includes } = parseBulk(context, "update");
  const plan = planChange(resource, { includes }, context);
  const requireUnchanged = precondition(context, plan);
  return runWrite(context, async (work) => {
    work.journal.batchId = work.newId();
    const given = items.map(idOf);
    await requireSeen(work, resource, given, (n) => `${n}.id`);
    const keys = keysOf(resource, given);
    const sent = items.map((item) => new Set(Object.keys(item)));
    await lockToChange(
      work,
      resource,
      keys.map((id, index) => ({ id, sent: sent[index]! })),
    );
    const before = await valuesByRecord(work, plan.plain, keys);
    const ids = await work.writeAll(() =>
      writeItems(work, items, (item, errors) =>
        changeOne(work, plan, idOf(item), item, errors, requireUnchanged),
      ),
    );
    const records = await readWritten(work, plan.presented, ids);
    const plain = plan.plain === plan.presented ? records : await readRecords(work, plan.plain, ids);
    const after = [...valuesIn(work, plan.plain, plain)];
    const meta = after.map(([id, values], index) => ({
      etag: entityTag(resource, plain[index]!),
      changes: changedValues(resource, before.get(id), values),
    }));
    const data = finishedRecords(plan.presented, records.join(","), context);
    return withMeta(
      dataResponse(200, `[${data}]`),
      meta.map((members) => ({ members, isOnce: false })),
      work.isDryRun,
    );
  });
}
