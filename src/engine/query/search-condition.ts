import type { Selection } from "../plan/selection.ts";
import { journalGates } from "../schema/journal-gates.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { and, column, fromContext, ident, or, raw, type Sql, sql } from "../sql/sql.ts";
import { isNotDeleted } from "./soft-deletion.ts";

/** Whether a searchable text is stored, normalized, in the record's own `search_text`. */
const isFolded = (resource: ResourceSchema, name: string): boolean =>
  !name.includes(".") && resource.fields.get(name)!.writeColumn !== null;

/** Whether a search uses only columns of the record itself. */
export const searchesOwnColumns = (resource: ResourceSchema): boolean =>
  resource.search.every((name) => isFolded(resource, name));

/** Whether one of the searchable texts contains the word, regardless of case and accents. */
export function hasWord({ resource, searched }: Selection, alias: string, word: string): Sql {
  const pattern = sql`fold(${`%${word.replace(/[\\%_]/g, "\\$&")}%`}::text)`;
  const conditions = resource.search
    .filter((name) => !isFolded(resource, name))
    .map((name) =>
      name.includes(".")
        ? relatedHas(resource, searched, name, alias, pattern)
        : sql`fold(${resource.fields.get(name)!.shown(alias)}) like ${pattern}`,
    );
  if (resource.search.some((name) => isFolded(resource, name))) {
    conditions.push(sql`${column(alias, "search_text")} like ${pattern}`);
  }
  const found = conditions.length === 1 ? conditions[0]! : or(conditions);
  return resource.isFound
    ? and([found, resource.isFound(alias, pattern, journalGates(resource.siblings))])
    : found;
}

/** Whether a field of a related record in sight, such as `employee.last_name`, contains the word. */
function relatedHas(
  resource: ResourceSchema,
  searched: Selection["searched"],
  path: string,
  alias: string,
  pattern: Sql,
): Sql {
  const [name, field] = path.split(".") as [string, string];
  const sight = searched.get(name);
  if (sight === undefined) return raw("false");
  const relationship = resource.links.get(name)!;
  const related = resource.siblings.get(relationship.resource)!;
  return sql`exists (select 1 from ${ident(related.table)} target_row
    where ${column("target_row", "workspace_id")} = ${fromContext("workspace")}
      and ${relationship.condition(alias, "target_row")}
      and ${sight === "all" ? raw("true") : sight("target_row")} and ${isNotDeleted(related, "target_row")}
      and fold(${related.fields.get(field)!.shown("target_row")}) like ${pattern})`;
}
