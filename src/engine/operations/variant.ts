import type { ListVariant, VariantRow } from "../declare/list-variant.ts";
import { invalidField } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { VariantOrder } from "../execute/contexts.ts";
import { doWork } from "../execute/run-work.ts";
import { planSelection } from "../plan/plan-list.ts";
import { requireAny, requireRead } from "../plan/sight.ts";
import { selectionCondition } from "../query/select-records.ts";
import { parsePage } from "../request/parse-page.ts";
import { readQueryParameters } from "../request/read-getter-parameters.ts";
import { type Answer, json } from "../response/answer.ts";
import { givenFilters, linkTo } from "../response/links.ts";
import { pageEnvelope } from "../response/list-envelope.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

const LIST_PARAMETERS = ["page", "perPage", "search", "sort", "tenant"];

/** Parameters of a list of records, which has relationships and an order by id; empty ones are as if absent. */
const OF_RECORDS = ["related", "include", "cursor"];

/** The variant that a list request asks for, by the parameter that names it; null: the plain list. */
export function variantAsked(
  { query }: RequestContext,
  resource: ResourceSchema,
): [name: string, variant: ListVariant] | null {
  for (const [name, variant] of Object.entries(resource.variants)) {
    if (query.has(name)) return [name, variant];
    for (const own of Object.keys(variant.parameters)) {
      if (query.has(own))
        throw invalidField(own, `The ${own} parameter goes with the ${name} parameter only.`);
    }
  }
  return null;
}

/** `GET /{resource}?group=…`: the list in another shape. */
export async function answerVariant(
  context: RequestContext,
  resource: ResourceSchema,
  [name, variant]: [string, ListVariant],
): Promise<Answer> {
  const { query, actor } = context;
  requireRead(resource, actor);
  const value = query.get(name)!;
  if (!variant.options.includes(value))
    throw invalidField(name, fieldMessage(MESSAGES.selected, name), variant.options);
  for (const refused of OF_RECORDS) {
    if (query.get(refused)?.trim()) {
      throw invalidField(refused, `The ${refused} parameter does not go with the ${name} parameter.`);
    }
  }
  const page = parsePage(query);
  const errors = new ErrorList();
  const parameters = readQueryParameters(query, variant.parameters, errors);
  errors.throwIfAny();
  const own = new Set([...LIST_PARAMETERS, ...OF_RECORDS, name, ...Object.keys(variant.parameters)]);
  const selection = planSelection(resource, actor, query, own);
  const sort = planOrder(context, variant);
  context.stage("plan");
  const { rows, total, meta } = await doWork(
    context.pool,
    { ...workOrigin(context), isReport: true },
    (work) =>
      variant.run({
        work,
        value,
        parameters,
        sort,
        page: page.number,
        perPage: page.perPage,
        matching: (alias) => selectionCondition(selection, alias),
        link: (target, given) => linkTo(context, target, given),
        givenFilters: givenFilters(context, resource, own),
      }),
  );
  context.stage("execute");
  const shape = { page: page.number, perPage: page.perPage, total, size: rows.length };
  return json(
    200,
    pageEnvelope(resource, {
      ...shape,
      hasNext: rows.length > 0 && page.number * page.perPage < total,
      cursor: null,
      data: rows.map((row) => rowEnvelope(resource, row)).join(","),
      meta,
      url: `${context.baseUrl}/${resource.name}`,
      query,
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

/** Reads `a,-b`. @throws 403 for what takes a permission, 422 naming what is allowed. */
function planOrder({ query, actor }: RequestContext, { sort, defaultSort }: ListVariant): VariantOrder[] {
  const given = query.get("sort")?.trim() || defaultSort;
  return given.split(",").map((part) => {
    const text = part.trim();
    const [name, isDescending] = text.startsWith("-") ? [text.slice(1), true] : [text, false];
    if (!Object.hasOwn(sort, name)) {
      const allowed = Object.keys(sort);
      const shown = name.slice(0, 100);
      throw invalidField(
        "sort",
        `${shown} is no figure to sort by. Allowed: ${allowed.join(", ")}.`,
        allowed,
      );
    }
    const permission = sort[name];
    if (permission) requireAny([permission], actor, "sort");
    return { name, isDescending };
  });
}
