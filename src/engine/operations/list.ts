import { single } from "../declare/filter-kinds.ts";
import { pageWithDerived } from "../execute/reading/derived-reading.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import { RememberedTotals } from "../execute/reading/remembered-totals.ts";
import { sqlContext } from "../execute/transaction/sql-context.ts";
import { run, type Sending } from "../execute/transaction/statements.ts";
import { planList } from "../plan/list-plan.ts";
import { filtersOf, type PlannedFilter, type Selection } from "../plan/selection.ts";
import { requireRead } from "../plan/sight.ts";
import { matchingRecords } from "../query/matching-records.ts";
import { selectPage } from "../query/select-page.ts";
import { selectionCondition } from "../query/select-records.ts";
import { type Dependence, dependenceOf, totalOf } from "../query/total.ts";
import { parseList } from "../request/parse-list.ts";
import { json } from "../response/http-response.ts";
import { listEnvelope, type PageRow } from "../response/list-envelope.ts";
import { inLanguage } from "../response/translation.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { ident } from "../sql/sql.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { valuesOf } from "../work/operand.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

type CountedPage = PageRow & { readonly position: number | null } & Record<string, unknown>;

/** `GET /{resource}` */
export async function handleList(context: RequestContext, resource: ResourceSchema): Promise<HttpResponse> {
  requireRead(resource, context.actor);
  const requested = parseList(resource, context);
  const plan = planList(resource, requested, context);
  context.stage("plan");
  const bound = sqlContext(context);
  const condition = selectionCondition(plan.selection, "record");
  const dependence = dependenceOf(plan.selection, condition);
  const key = RememberedTotals.keyOf(resource.table, condition, bound);
  const matching = matchingRecords(ident(resource.table), condition);
  const total = totalOf(plan.selection, matching.count, context.totals.get(key), dependence);
  const statement = selectPage(plan, matching, total, bound);
  context.stage("query");
  const [page] = await run<CountedPage>(context.pool, statement, bound, sendingOf(plan.selection));
  rememberTotal(context, key, page!, dependence);
  const records = await pageWithDerived(context.pool, workOrigin(context), plan.projection, page!.data);
  context.stage("execute");
  const data = records && finishedRecords(plan.projection, records, context);
  const url = `${context.baseUrl}/${resource.name}`;
  const envelope = listEnvelope(plan, { ...page!, data }, url, context.query, context.cursors);
  return inLanguage(context.words, json(200, envelope));
}

/**
 * A range can contain a handful of rows or all of them, and no single plan suits both, unless the page is the beginning
 * of the range in the order of the list. Among what refers to one record, such as the time entries of one person, a plan
 * for whatever values reads few in either case.
 */
const sendingOf = (selection: Selection): Sending =>
  filtersOf(selection).some(({ operand, isRangeInOrder }) => operand.kind === "between" && !isRangeInOrder) &&
  !selection.filters.some(isOfOneRecord)
    ? "planned for its values"
    : "kept";

const isOfOneRecord = ({ filter, operand, negated }: PlannedFilter): boolean =>
  valuesOf(operand).length === 1 && !negated && filter.isOwnColumn && single(filter.kind).type === "id";

/** A total that was counted while a commit had no position yet is not cached; the next one can be. */
function rememberTotal(
  context: RequestContext,
  key: string,
  { total, position }: CountedPage,
  dependence: Dependence,
): void {
  if (dependence === "unknown") return;
  if (position === null) context.positions.ask(context.workspace.id);
  else context.totals.set(key, { total, position });
}
