import type { Operand } from "../declare/filter.ts";
import type { ListVariant, VariantRow } from "../declare/list-variant.ts";
import { invalidField } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import { planSelection } from "../plan/plan-list.ts";
import { requireAny, requireRead } from "../plan/sight.ts";
import { selectionCondition } from "../query/select-records.ts";
import { parsePage } from "../request/parse-page.ts";
import { type Answer, json } from "../response/answer.ts";
import { pageEnvelope } from "../response/list-envelope.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { VariantOrder } from "./contexts.ts";
import { givenFilters, linkTo } from "./links.ts";
import { doWork, type RequestContext, workOrigin } from "./request-context.ts";

const LIST_PARAMETERS = ["page", "perPage", "search", "sort", "tenant"];

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
  if (!variant.options.includes(value)) throw invalidField(name, fieldMessage(MESSAGES.selected, name));
  const page = parsePage(query);
  const parameters = readParameters(context, variant);
  const own = new Set([...LIST_PARAMETERS, name, ...Object.keys(variant.parameters)]);
  const selection = planSelection(resource, actor, query, own);
  const sort = planOrder(context, variant);
  context.stage("plan");
  const { rows, total, meta } = await doWork(context.pool, workOrigin(context), (work) =>
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

function readParameters(
  { query }: RequestContext,
  { parameters }: ListVariant,
): Record<string, Operand | undefined> {
  const errors = new ErrorList();
  const read: Record<string, Operand | undefined> = {};
  for (const [name, { kind }] of Object.entries(parameters)) {
    const text = query.get(name);
    if (text === undefined) continue;
    const fail = (template: string): void =>
      errors.add(name, fieldMessage(template.replace(" filter ", " parameter "), name));
    if (text.trim() === "") fail("The :field parameter must have a value.");
    else read[name] = kind.read(text, fail);
  }
  errors.throwIfAny();
  return read;
}

/** Reads `a,-b`. @throws 403 for what takes a permission, 422 naming what is allowed. */
function planOrder({ query, actor }: RequestContext, { sort, defaultSort }: ListVariant): VariantOrder[] {
  const given = query.get("sort")?.trim() || defaultSort;
  return given.split(",").map((part) => {
    const text = part.trim();
    const [name, isDescending] = text.startsWith("-") ? [text.slice(1), true] : [text, false];
    if (!Object.hasOwn(sort, name)) {
      const allowed = Object.keys(sort).join(", ");
      throw invalidField("sort", `${name.slice(0, 100)} is no figure to sort by. Allowed: ${allowed}.`);
    }
    const permission = sort[name];
    if (permission) requireAny([permission], actor, "sort");
    return { name, isDescending };
  });
}
