import { notFound } from "../errors/api-error.ts";
import { readDerived } from "../execute/derived-fields.ts";
import { run } from "../execute/statements.ts";
import { keyOf } from "../execute/stored-records.ts";
import { sqlContext } from "../execute/work.ts";
import { requireRead, visibleRows } from "../plan/sight.ts";
import { selectRecord } from "../query/select-records.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { readKey } from "../request/read-key.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, dataAnswer, emptyAnswer } from "../response/answer.ts";
import { entityTag, namesTag } from "../response/etag.ts";
import { finishedRecords } from "../response/finish-records.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

const RECORD_PARAMETERS = new Set(["related", "include", "tenant", "dry_run"]);

/** `GET /{resource}/{id}` */
export async function answerShow(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<Answer> {
  requireRead(resource, context.actor);
  visibleRows(resource, context.actor);
  refuseUnknown(context, RECORD_PARAMETERS);
  const includes = parseIncludes(context.query.get("related"), context.query.get("include"));
  const projection = context.planner.plan(resource, context.actor, includes);
  const key = readKey(resource, id);
  if (key === null) throw notFound();
  context.stage("plan");
  const plain = includes.size > 0 ? context.planner.plan(resource, context.actor) : undefined;
  const statement = selectRecord(projection, keyOf(resource, key), plain);
  context.stage("query");
  const [record] = await run<{ data: string; plain?: string }>(context.pool, statement, sqlContext(context));
  if (!record) throw notFound();
  const texts = record.plain === undefined ? [record.data] : [record.data, record.plain];
  const [data, plainData] = await readDerived(context.pool, workOrigin(context), projection, texts);
  context.stage("execute");
  const tag = entityTag(resource, plainData ?? data!, data!);
  if (namesTag(context.request.headers["if-none-match"], tag)) return emptyAnswer(304, { ETag: tag });
  return dataAnswer(200, finishedRecords(projection, data!, context), { ETag: tag });
}
