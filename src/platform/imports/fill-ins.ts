import type { FieldBuilder } from "../../engine/declare/field-builder.ts";
import { ErrorList } from "../../engine/errors/error-list.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import { column, fromContext, ident, sql } from "../../engine/sql/sql.ts";
import type { ResourceName, Values } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";

/**
 * The values for blank cells, by field, from the parameters of the request.
 * @throws 422 for a reference to a record that cannot be chosen or that the caller does not see
 */
export async function readFillIns(
  work: Work,
  declared: Readonly<Record<string, FieldBuilder>>,
  params: Readonly<Values>,
): Promise<Values> {
  const errors = new ErrorList();
  const values: Values = {};
  for (const [name, { definition }] of Object.entries(declared)) {
    const value = params[name] ?? null;
    if (value === null) continue;
    values[name] = value;
    const { reference } = definition.type;
    if (!reference) continue;
    const rows = work.visibleRows(reference.resource as ResourceName);
    const found = await work.row(sql`select 1 from ${ident(work.resource(reference.resource).table)} chosen
      where ${column("chosen", "workspace_id")} = ${fromContext("workspace")} and ${column("chosen", "id")} = ${value}
        and ${rows ? rows("chosen") : sql`true`}
        and ${definition.selectable ? definition.selectable("chosen") : sql`true`}`);
    if (!found) errors.add(name, fieldMessage(MESSAGES.selected, name));
  }
  errors.throwIfAny();
  return values;
}
