import { notFound } from "../errors/api-error.ts";
import { readDerived } from "../execute/derived-fields.ts";
import { run } from "../execute/statements.ts";
import { sqlContext } from "../execute/work.ts";
import { planShow } from "../plan/show-plan.ts";
import { requireRead } from "../plan/sight.ts";
import { selectRecord } from "../query/select-records.ts";
import { keyOf } from "../query/stored-rows.ts";
import { parseShow } from "../request/parse-show.ts";
import { type Answer, emptyAnswer } from "../response/answer.ts";
import { namesTag } from "../response/etag.ts";
import { recordAnswer, tagOf } from "../response/record-answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/** `GET /{resource}/{id}` */
export async function answerShow(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<Answer> {
  requireRead(resource, context.actor);
  const asked = parseShow(id, context.query);
  const plan = planShow(resource, asked, context);
  context.stage("plan");
  const second = plan.plain === plan.answered ? undefined : plan.plain;
  const statement = selectRecord(plan.answered, keyOf(resource, plan.id), second);
  context.stage("query");
  const [row] = await run<{ data: string; plain?: string }>(context.pool, statement, sqlContext(context));
  if (!row) throw notFound();
  const texts = row.plain === undefined ? [row.data] : [row.data, row.plain];
  const derived = await readDerived(context.pool, workOrigin(context), plan.answered, texts);
  context.stage("execute");
  const read = { answered: derived[0]!, plain: derived[1] ?? derived[0]! };
  const tag = tagOf(plan, read);
  if (namesTag(context.request.headers["if-none-match"], tag)) return emptyAnswer(304, { ETag: tag });
  return recordAnswer(200, plan, read, context);
}
