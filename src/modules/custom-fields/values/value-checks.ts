import { column, fromContext, ident, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { type Definition, type FieldKind, VALUES } from "../custom-fields/definition.ts";

/** SQL: the stored value of a custom field as text. */
export const valueText = (alias: string, slug: string): Sql =>
  sql`(${column(alias, VALUES)} ->> ${slug}::text)`;

/** SQL: the normalized value for comparison: emails and texts without case, numbers by their amount. */
export function comparedAs(kind: FieldKind, value: Sql): Sql {
  if (kind === "number") return sql`(${value})::numeric`;
  return kind === "text" || kind === "email" ? sql`lower(${value})` : value;
}

/** Whether another record has the value of a unique field. Writers of the field run one at a time. */
export async function isValueTaken(
  work: ReadOnlyWork,
  { id, resource, slug, type }: Definition,
  value: unknown,
  recordId: string,
): Promise<boolean> {
  await work.lock(`values of custom field ${id}`);
  const own = comparedAs(type, valueText("r", slug));
  const found = await work.row(sql`select 1 from ${ident(work.resource(resource).table)} r
    where r.workspace_id = ${fromContext("workspace")} and r.id <> ${recordId}
      and ${own} = ${comparedAs(type, sql`${String(value)}::text`)} limit 1`);
  return found !== null;
}

export async function isLiveEmployee(work: ReadOnlyWork, id: unknown): Promise<boolean> {
  const found = await work.row(sql`select 1 from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${id} and e.archived_at is null`);
  return found !== null;
}
