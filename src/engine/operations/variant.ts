import type { ListVariant, VariantRow } from "../declare/list-variant.ts";
import { doWork } from "../execute/work/run-work.ts";
import { requireRead } from "../plan/sight.ts";
import { planVariant } from "../plan/variant-plan.ts";
import { selectionCondition } from "../query/select-records.ts";
import { givenFilters } from "../request/given-filters.ts";
import { parseVariant } from "../request/parse-variant.ts";
import { json } from "../response/http-response.ts";
import { linkTo } from "../response/links.ts";
import { pageEnvelope } from "../response/list-envelope.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/** `GET /{resource}?group=…`: the list in another form. */
export async function handleVariant(
  context: RequestContext,
  resource: ResourceSchema,
  named: readonly [name: string, variant: ListVariant],
): Promise<HttpResponse> {
  const [, variant] = named;
  requireRead(resource, context.actor);
  const requested = parseVariant(resource, named, context);
  const plan = planVariant(resource, variant, requested, context);
  const { number: page, perPage } = plan.page;
  context.stage("plan");
  const { rows, total, meta } = await doWork(
    context.pool,
    { ...workOrigin(context), isReport: true, isOfOneMoment: true },
    (work) =>
      variant.run({
        work,
        value: plan.value,
        parameters: plan.parameters,
        sort: plan.sort,
        page,
        perPage,
        matching: (alias) => selectionCondition(plan.selection, alias),
        link: (target, given) => linkTo(context, target, given),
        givenFilters: givenFilters(context, resource, plan.own),
      }),
  );
  context.stage("execute");
  return json(
    200,
    pageEnvelope(resource, {
      ...{ page, perPage, total, meta, size: rows.length },
      hasNext: rows.length > 0 && page * perPage < total,
      cursor: null,
      data: rows.map((row) => rowEnvelope(resource, row)).join(","),
      url: `${context.baseUrl}/${resource.name}`,
      query: context.query,
    }),
  );
}

const rowEnvelope = (resource: ResourceSchema, { id, attributes, links }: VariantRow): string =>
  JSON.stringify({
    id,
    type: resource.name,
    attributes,
    meta: { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false },
    links,
  });
