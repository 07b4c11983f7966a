import { invalidField, notFound } from "../errors/api-error.ts";
import { planList } from "../plan/plan-list.ts";
import type { Selection } from "../plan/read-plan.ts";
import { requireRead, visibleRows } from "../plan/sight.ts";
import { selectionCondition, selectPage, selectRecord } from "../query/select-records.ts";
import { type Dependence, dependenceOf, totalOf } from "../query/total.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { type Answer, dataAnswer, emptyAnswer, json } from "../response/answer.ts";
import { entityTag, namesTag } from "../response/etag.ts";
import { finishedRecords } from "../response/finish-records.ts";
import { listEnvelope, type PageRow } from "../response/list-envelope.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { answerVariant, variantAsked } from "./answer-variant.ts";
import { pageWithDerived, readDerived } from "./derived-fields.ts";
import { keyOf } from "./record-writer.ts";
import { RememberedTotals } from "./remembered-totals.ts";
import type { RequestContext } from "./request-context.ts";
import { run, type Sending } from "./statements.ts";
import { sqlContext } from "./work.ts";
import { readKey } from "./write-record.ts";

type CountedPage = PageRow & { readonly position: number | null } & Record<string, unknown>;

/** `GET /{resource}` */
export async function answerList(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  const variant = variantAsked(context, resource);
  if (variant) return answerVariant(context, resource, variant);
  const plan = planList(resource, context.actor, context.query, context.planner, context.cursors);
  context.stage("plan");
  const bound = sqlContext(context);
  const condition = selectionCondition(plan.selection, "record");
  const dependence = dependenceOf(plan.selection, condition);
  const key = RememberedTotals.keyOf(resource.table, condition, bound);
  const total = totalOf(plan.selection, condition, context.totals.get(key), dependence);
  const statement = selectPage(plan, condition, total);
  context.stage("query");
  const [page] = await run<CountedPage>(context.pool, statement, bound, sendingOf(plan.selection));
  rememberTotal(context, key, page!, dependence);
  const derived = await pageWithDerived(context, plan.projection, page!.data);
  context.stage("execute");
  const data = derived && finishedRecords(plan.projection, derived, context);
  const url = `${context.baseUrl}/${resource.name}`;
  return json(200, listEnvelope(plan, { ...page!, data }, url, context.query, context.cursors));
}

/** Between two values there may be a handful of rows or all of them: no one plan is good for both. */
const sendingOf = ({ filters }: Selection): Sending =>
  filters.some(({ operand }) => operand.kind === "between") ? "planned for its values" : "kept";

/** A total that was counted while a commit waited for its position is not remembered; the next one can be. */
function rememberTotal(
  context: RequestContext,
  key: string,
  { total, position }: CountedPage,
  dependence: Dependence,
): void {
  if (dependence === "untold") return;
  if (position === null) context.positions.ask(context.workspace.id);
  else context.totals.set(key, { total, position });
}

const RECORD_PARAMETERS = new Set(["related", "include", "tenant", "dry_run"]);

/** @throws 422 for a parameter that the request does not take. */
export function refuseUnknown(context: RequestContext, known: ReadonlySet<string>): void {
  for (const name of context.query.keys()) {
    if (known.has(name)) continue;
    const shown = name.slice(0, 100);
    const allowed = [...known];
    throw invalidField(
      shown,
      `The ${shown} parameter is not known here. Allowed: ${allowed.join(", ")}.`,
      allowed,
    );
  }
}

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
  const [data, plainData] = await readDerived(context, projection, texts);
  context.stage("execute");
  const tag = entityTag(resource, plainData ?? data!, data!);
  if (namesTag(context.request.headers["if-none-match"], tag)) return emptyAnswer(304, { ETag: tag });
  return dataAnswer(200, finishedRecords(projection, data!, context), { ETag: tag });
}
