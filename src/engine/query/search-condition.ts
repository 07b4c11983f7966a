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

/** A pattern for texts in which every character of the given one stands for itself. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const containing = (word: string): Sql => sql`fold(${`%${literally(word)}%`}::text)`;

/** Whether one of the searchable columns of the record itself contains the word; related records are not looked at. */
export function hasOwnWord({ isFound, siblings }: ResourceSchema, alias: string, word: string): Sql {
  const pattern = containing(word);
  const found = sql`${column(alias, "search_text")} like ${pattern}`;
  return isFound ? and([found, isFound(alias, pattern, journalGates(siblings))]) : found;
}

/** Whether one of the searchable texts contains the word, regardless of case and accents. */
export function hasWord(selection: Selection, alias: string, word: string): Sql {
  const { resource } = selection;
  const pattern = containing(word);
  const conditions = resource.search
    .filter((name) => !isFolded(resource, name))
    .map((name) =>
      name.includes(".")
        ? relatedHas(selection, name, alias, pattern)
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
function relatedHas(selection: Selection, path: string, alias: string, pattern: Sql): Sql {
  const found = relatedValues(selection, path, alias, (value) => sql`fold(${value}) like ${pattern}`);
  return found ? sql`exists (${found})` : raw("false");
}

/**
 * Selects a field of the related records in sight, such as `employee.last_name`; null if the caller may read none. With
 * `holds`, only those whose value it holds for.
 */
export function relatedValues(
  { resource, searched }: Selection,
  path: string,
  alias: string,
  holds?: (value: Sql) => Sql,
): Sql | null {
  const [name, field] = path.split(".") as [string, string];
  const sight = searched.get(name);
  if (sight === undefined) return null;
  const relationship = resource.links.get(name)!;
  const related = resource.siblings.get(relationship.resource)!;
  const value = related.fields.get(field)!.shown("target_row");
  return sql`select ${value} from ${ident(related.table)} target_row
    where ${column("target_row", "workspace_id")} = ${fromContext("workspace")}
      and ${relationship.condition(alias, "target_row")}
      and ${sight === "all" ? raw("true") : sight("target_row")} and ${isNotDeleted(related, "target_row")}
      and ${holds ? holds(value) : raw("true")}`;
}
