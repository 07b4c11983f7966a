import { checkList, type ResourceSchema, schemaOf } from "../../../engine/runtime/index.ts";
import {
  fieldMessage,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  said,
} from "../../../engine/work/index.ts";

type Checked = SettledChange<"views">;

/** The resources that have a list. */
const listed = (work: ReadOnlyWork): ResourceSchema[] =>
  [...schemaOf(work).resources.values()].filter(
    ({ operations, isSingleton }) => operations.includes("list") && !isSingleton,
  );

/**
 * Checks what a view arranges against the declarations of its resource, as the list itself would.
 * @throws 403 for a resource that the caller may not read, and for fields that they may not filter or sort by
 */
export async function checkArrangement(change: Checked, work: ReadOnlyWork): Promise<void> {
  const { values, unread, fail } = change;
  if (unread.has("resource")) return;
  const resources = listed(work);
  const resource = resources.find(({ name }) => name === values.resource);
  if (!resource)
    return fail(
      "resource",
      fieldMessage(MESSAGES.selected, "resource"),
      resources.map(({ name }) => name),
    );
  const isNew = (name: "filters" | "search" | "sort") => !unread.has(name) && change.changes(name);
  const problems = await checkList(work, {
    resource: resource.name,
    filters: isNew("filters") ? (values.filters ?? {}) : {},
    search: isNew("search") ? (values.search ?? null) : null,
    sort: isNew("sort") ? (values.sort ?? null) : null,
  });
  for (const { part, parameter, message, allowed } of problems)
    fail(part === "filters" ? `filters.${parameter}` : part, message, allowed);
  await checkColumns(change, resource, work);
  checkGrouping(change, resource);
}

/** Columns are fields that a list can return, and custom fields. */
async function checkColumns(change: Checked, resource: ResourceSchema, work: ReadOnlyWork): Promise<void> {
  if (change.unread.has("columns") || !change.changes("columns")) return;
  const fields = [...resource.fields.values()].filter(({ hidden, writeOnly }) => !hidden && !writeOnly);
  const own = (await resource.ownFields?.load((statement) => work.rows(statement))) ?? [];
  const names = [...fields, ...own].map(({ name }) => name);
  const allowed = [...names, ...resource.links.keys()];
  (change.values.columns ?? []).forEach((name, index, columns) => {
    if (columns.indexOf(name) < index)
      change.fail(
        `columns.${index}`,
        fieldMessage("The :field field has a duplicate value.", `columns.${index}`),
      );
    if (!allowed.includes(name))
      change.fail(`columns.${index}`, message`${name} is not a field of ${resource.name}.`, allowed);
  });
}

/** The types of fields that place a record in a calendar or on a timeline; when it was written does not. */
const DATED: readonly string[] = ["date", "date-time"];
const WRITTEN: readonly string[] = ["created_at", "updated_at"];

/** The layouts in which the list can be shown. */
function layoutsOf({ filters, variants }: ResourceSchema): string[] {
  const isDated = [...filters.values()].some(
    ({ field, kind }) => field !== null && DATED.includes(kind.type) && !WRITTEN.includes(field),
  );
  return [
    "list",
    ...(Object.keys(variants).length > 0 ? ["board"] : []),
    ...(isDated ? ["calendar", "timeline"] : []),
  ];
}

const AS: Readonly<Record<string, string>> = {
  board: "on a board",
  calendar: "in a calendar",
  timeline: "on a timeline",
};

/** A list is shown in a layout that suits its records, and grouped by what it offers as groups. */
function checkGrouping(change: Checked, resource: ResourceSchema): void {
  const { values, unread, fail } = change;
  const layout = values.layout ?? "list";
  const allowed = layoutsOf(resource);
  if (!unread.has("layout") && change.changes("layout") && !allowed.includes(layout))
    fail("layout", message`The ${said(resource.plural)} cannot be shown ${said(AS[layout] ?? "")}.`, allowed);
  const options = Object.values(resource.variants).flatMap((variant) => variant.options);
  const by = values.group_by ?? null;
  if (unread.has("group_by") || !change.changes("group_by") || by === null) return;
  if (!options.includes(by)) fail("group_by", fieldMessage(MESSAGES.selected, "group_by"), options);
}
