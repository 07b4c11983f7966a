import type { Operand } from "../declare/filter.ts";
import type { Getter } from "../declare/getter.ts";
import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { GetterContext, Values } from "../execute/contexts.ts";
import { doWork } from "../execute/run-work.ts";
import { keyOf, storedColumns } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import { planSelection, planSort } from "../plan/plan-list.ts";
import type { Selection, SortKey } from "../plan/read-plan.ts";
import { requireAny, requireRead, visibleRows } from "../plan/sight.ts";
import { orderBy, selectionCondition } from "../query/select-records.ts";
import { isKept } from "../query/soft-deletion.ts";
import { column, fromContext, ident, raw, sql } from "../query/sql.ts";
import { type Page, parsePage } from "../request/parse-page.ts";
import { readQueryParameters } from "../request/read-getter-parameters.ts";
import { readKey } from "../request/read-key.ts";
import { type Answer, valueAnswer } from "../response/answer.ts";
import { givenFilters, linkTo } from "../response/links.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/** The getters of a level, by path. */
export function gettersAt(resource: ResourceSchema, level: Getter["level"]): [string, Getter][] {
  return Object.entries(resource.getters).filter(([, getter]) => getter.level === level);
}

/** `GET /{resource}/getters/{path}` and `GET /{resource}/{id}/getters/{path}` */
export async function answerGetter(
  context: RequestContext,
  resource: ResourceSchema,
  id: string | null,
  path: string,
): Promise<Answer> {
  const level = id === null ? "collection" : "record";
  const getter = gettersAt(resource, level).find(([name]) => name === path)?.[1];
  if (!getter) {
    const names = gettersAt(resource, level).map(([name]) => name);
    throw notFound(`There is no such getter. Available: ${names.join(", ") || "none"}.`, {
      available: names,
    });
  }
  if (!getter.isOpen) requireRead(resource, context.actor);
  const planned = id === null ? planGetter(context, resource, getter) : null;
  context.stage("plan");
  return doWork(context.pool, { ...workOrigin(context), isReport: getter.isReport }, async (work) => {
    const record = id === null ? null : await visibleRecord(work, resource, id);
    // Of a record out of sight nothing is told, so what else is wrong with the request is told after it was found.
    const { parameters, selection, sort, page } = planned ?? planGetter(context, resource, getter);
    const result = await getter.run({
      work,
      resource,
      record,
      parameters,
      page: page.number,
      perPage: page.perPage,
      matching: (alias) => selectionCondition(selection, alias),
      order: (alias) => orderBy(sort, alias),
      link: (target, query) => linkTo(context, target, query),
      givenFilters: givenFilters(context, resource, new Set(Object.keys(getter.parameters))),
    } satisfies GetterContext);
    return valueAnswer(200, result);
  });
}

interface PlannedGetter {
  readonly parameters: Record<string, Operand | undefined>;
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
  readonly page: Page;
}

/** @throws 403 naming the permission that the getter takes, 422 naming parameters */
function planGetter(context: RequestContext, resource: ResourceSchema, getter: Getter): PlannedGetter {
  requireAny(getter.permissions, context.actor);
  const errors = new ErrorList();
  const parameters = readQueryParameters(context.query, getter.parameters, errors);
  const own = new Set([
    ...Object.keys(getter.parameters),
    ...(getter.isPaged ? ["page", "perPage"] : []),
    "tenant",
  ]);
  if (getter.takesFilters) for (const name of ["search", "sort"]) own.add(name);
  if (!getter.takesFilters) {
    for (const name of context.query.keys()) {
      if (own.has(name)) continue;
      const shown = name.slice(0, 100);
      const allowed = [...own];
      errors.add(shown, `The ${shown} parameter is not known here. Allowed: ${allowed.join(", ")}.`, allowed);
    }
  }
  errors.throwIfAny();
  return {
    parameters,
    page: parsePage(context.query),
    selection: getter.takesFilters
      ? planSelection(resource, context.actor, context.query, own)
      : { resource, rows: visibleRows(resource, context.actor) ?? "all", filters: [], words: [] },
    sort: planSort(resource, context.actor, getter.takesFilters ? context.query.get("sort") : undefined),
  };
}

async function visibleRecord(work: Work, resource: ResourceSchema, idText: string): Promise<Values> {
  const id = readKey(resource, idText);
  if (id === null) throw notFound();
  const rows = visibleRows(resource, work.actor);
  const record =
    await work.row(sql`select ${storedColumns(resource, "record")} from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${column("record", "id")} = ${keyOf(resource, id)}
      and ${rows ? rows("record") : raw("true")} and ${isKept(resource, "record")}`);
  if (!record) throw notFound();
  return record;
}
