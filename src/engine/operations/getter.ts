import type { GetterResult } from "../declare/getter.ts";
import { runGetter } from "../execute/reading/run-getter.ts";
import { seenRecord } from "../execute/reading/seen-records.ts";
import { doWork } from "../execute/work/run-work.ts";
import { type GetterPlan, planGetter } from "../plan/getter-plan.ts";
import { requireAny, requireRead } from "../plan/sight.ts";
import { findGetter, parseGetter } from "../request/parse-getter.ts";
import type { Page } from "../request/parse-page.ts";
import { json } from "../response/http-response.ts";
import { linkTo } from "../response/links.ts";
import { pageNumbers } from "../response/page-numbers.ts";
import { inLanguage, translatedJson } from "../response/translation.ts";
import { filteredResource, type ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/** `GET /{resource}/getters/{path}` and `GET /{resource}/{id}/getters/{path}` */
export async function handleGetter(
  context: RequestContext,
  resource: ResourceSchema,
  id: string | null,
  path: string,
): Promise<HttpResponse> {
  const getter = findGetter(resource, id === null ? "collection" : "record", path);
  if (!getter.isOpen) requireRead(resource, context.actor);
  const filtered = filteredResource(resource, getter);
  const plan = (): GetterPlan => {
    requireAny(getter.permissions, context.actor);
    const requested = parseGetter(filtered, getter, context);
    return planGetter(filtered, getter, requested, context);
  };
  const planned = id === null ? plan() : null;
  context.stage("plan");
  const { isReport, isOfOneMoment } = getter;
  return doWork(context.pool, { ...workOrigin(context), isReport, isOfOneMoment }, async (work) => {
    const record = id === null ? null : await seenRecord(work, resource, id);
    // A request reveals nothing about a record out of sight, so its other errors are reported after the record was
    // found.
    const current = planned ?? plan();
    const result = await runGetter(work, {
      ...{ ...current, resource, record, call: context },
      link: (target, query) => linkTo(context, target, query),
    });
    if (result.file)
      return { status: 200, headers: { "Cache-Control": "private, no-store" }, body: result.file };
    const content = getter.isPaged ? withPage(result, current.page) : result;
    return inLanguage(context.words, json(200, translatedJson(content, context.words)));
  });
}

/** Adds the page numbers to the result of a getter with pages. */
function withPage({ data, meta, total = 0 }: GetterResult, { number, perPage }: Page): GetterResult {
  const size = Math.max(0, Math.min(perPage, total - (number - 1) * perPage));
  return { data, meta: { ...meta, ...pageNumbers({ page: number, perPage, total, size }) } };
}
