import { checkList, type ResourceSchema, schemaOf } from "../../../engine/runtime/index.ts";
import { fieldMessage, MESSAGES, type ReadOnlyWork, type SettledChange } from "../../../engine/work/index.ts";

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
      change.fail(`columns.${index}`, `${name} is not a field of ${resource.name}.`, allowed);
  });
}

/** Records can be grouped by what the list offers as groups, and only then shown on a board. */
function checkGrouping(change: Checked, resource: ResourceSchema): void {
  const { values, unread, fail } = change;
  const options = Object.values(resource.variants).flatMap((variant) => variant.options);
  if (!unread.has("layout") && change.changes("layout") && values.layout === "board" && options.length === 0)
    fail("layout", `The ${resource.plural} cannot be shown on a board.`, ["list"]);
  const by = values.group_by ?? null;
  if (unread.has("group_by") || !change.changes("group_by") || by === null) return;
  if (!options.includes(by)) fail("group_by", fieldMessage(MESSAGES.selected, "group_by"), options);
}
