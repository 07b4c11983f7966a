import { labelSelection } from "../declare/record-label.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";

/** Fields of a related record that say nothing in a file. */
const MEANINGLESS = new Set(["id", "avatar"]);

/**
 * The columns of a list as the API exports them: `status`, `client.name`. A reference is exported as the name that the
 * list shows. A column that shows neither a field nor a related record is left out.
 */
export function exportColumns(ui: ResourceUi, columns: readonly Column[]): readonly string[] {
  const names = columns.flatMap((column) => namesOf(ui, column));
  return [...new Set(names)];
}

function namesOf(ui: ResourceUi, { name, include, sort, render }: Column): readonly string[] {
  const field = ui.fields[name];
  const selection = include ?? (field && !render ? labelSelection(field) : null);
  const related = selection ? pathsOf(selection) : [];
  if (field) return related.length > 0 && field.relationship ? related : [name, ...related];
  if (related.length > 0) return related;
  return sort !== undefined && ui.fields[sort] ? [sort] : [];
}

/** `client[id|name],owner[email]` as `client.name`, `owner.email`. */
function pathsOf(include: string): string[] {
  return [...include.matchAll(/([\w.]+)\[([^\]]*)\]/g)].flatMap(([, relationship, fields]) =>
    fields!
      .split("|")
      .filter((field) => !MEANINGLESS.has(field) && !field.endsWith("_id"))
      .map((field) => `${relationship}.${field}`),
  );
}
