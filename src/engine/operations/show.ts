import { notFound } from "../errors/api-error.ts";
import { actionStates } from "../execute/actions/open-actions.ts";
import { readDerived } from "../execute/reading/derived-reading.ts";
import { sqlContext } from "../execute/transaction/sql-context.ts";
import { run } from "../execute/transaction/statements.ts";
import { planShow } from "../plan/show-plan.ts";
import { requireRead } from "../plan/sight.ts";
import { SHOWN } from "../query/select-records.ts";
import { selectShown } from "../query/select-shown.ts";
import { parseShow } from "../request/parse-show.ts";
import { showResponse, showTag } from "../response/show-response.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { Values } from "../work/records.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/**
 * A record as JSON text, the same without requested related records, and the values that determine its open actions.
 */
interface ShownRow extends Values {
  readonly [SHOWN.data]: string;
  readonly [SHOWN.plain]?: string;
}

/** `GET /{resource}/{id}` */
export async function handleShow(
  context: RequestContext,
  resource: ResourceSchema,
  id: string,
): Promise<HttpResponse> {
  requireRead(resource, context.actor);
  const requested = parseShow(id, context.query);
  const plan = planShow(resource, requested, context);
  context.stage("plan");
  const statement = selectShown(plan);
  context.stage("query");
  const [row] = await run<ShownRow>(context.pool, statement, sqlContext(context));
  if (!row) throw notFound();
  const { [SHOWN.data]: data, [SHOWN.plain]: plain } = row;
  const origin = workOrigin(context);
  const texts = plain === undefined ? [data] : [data, plain];
  const derived = await readDerived(context.pool, origin, plan.presented, texts);
  const read = { presented: derived[0]!, plain: derived[1] ?? derived[0]! };
  const states = await actionStates(context.pool, origin, plan.actions, row);
  context.stage("execute");
  const tag = showTag(plan, read, states, context.words);
  return showResponse(plan, read, states, tag, context);
}
