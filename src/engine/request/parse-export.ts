import type { SortTerm } from "../declare/sort.ts";
import { invalidField } from "../errors/api-error.ts";
import { message, type Text } from "../errors/message.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../work/exported-table.ts";
import { calendarOf, type QueryCall } from "./call.ts";
import { type IncludeTree, MAX_INCLUDE_DEPTH, MAX_INCLUDES } from "./parse-include.ts";
import { requestedSort } from "./parse-list.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";

export const MAX_EXPORT_COLUMNS = 200;
const EXPORT_PARAMETERS: ReadonlySet<string> = new Set(["format", "columns", "search", "sort", "tenant"]);
/** An export contains all pages, and its columns name the related records. */
const OF_PAGES = ["page", "perPage", "cursor", "related", "include"];

/** The parsed request of an export. */
export interface RequestedExport {
  readonly format: ExportFormat;
  readonly selection: RequestedSelection;
  /** Null: the default order. */
  readonly sort: readonly SortTerm[] | null;
  /** The names of the columns, in order; null: a column for every field of the list. */
  readonly columns: readonly string[] | null;
}

/** The names in `columns`, without a check that they exist; null if the parameter is not given. */
export function requestedColumns(query: QueryParameters): string[] | null {
  return (
    query
      .get("columns")
      ?.split(",")
      .map((name) => name.trim()) ?? null
  );
}

/** Parses the parameters of an export. @throws 422 for an invalid format, malformed columns, or pages */
export function parseExport(resource: ResourceSchema, call: QueryCall): RequestedExport {
  const { query } = call;
  for (const name of OF_PAGES) {
    if (!query.has(name)) continue;
    throw invalidField(
      name,
      message`The ${name} parameter cannot be given for an export. Allowed: format, columns, search, sort and filters.`,
    );
  }
  const format = EXPORT_FORMATS.find((known) => known === (query.get("format") ?? "xlsx"));
  if (!format) throw invalidField("format", fieldMessage(MESSAGES.selected, "format"), EXPORT_FORMATS);
  const columns = requestedColumns(query);
  if (columns) refuseMalformed(columns);
  const selection = parseSelection(resource, query, EXPORT_PARAMETERS, calendarOf(call));
  return { format, selection, sort: requestedSort(query), columns };
}

function refuseMalformed(columns: readonly string[]): void {
  const problem = (text: Text): Error => invalidField("columns", text);
  if (columns.includes(""))
    throw problem("The columns parameter must be a list of names, separated by commas.");
  if (columns.length > MAX_EXPORT_COLUMNS)
    throw problem(message`The columns parameter must not name more than ${MAX_EXPORT_COLUMNS} columns.`);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined)
    throw problem(message`The columns parameter must not name ${twice.slice(0, 100)} twice.`);
}

interface MutableNode {
  readonly parameter: string;
  readonly fields: Set<string>;
  readonly children: Map<string, MutableNode>;
}

/** The relationships with the fields that the paths name. @throws 422 for too many or too deeply nested ones */
export function includesOf(paths: readonly (readonly string[])[]): IncludeTree {
  const tree = new Map<string, MutableNode>();
  let count = 0;
  for (const path of paths) {
    if (path.length - 1 > MAX_INCLUDE_DEPTH)
      throw tooMuch(
        message`The columns parameter must not be nested deeper than ${MAX_INCLUDE_DEPTH} levels.`,
      );
    let level = tree;
    let fields: Set<string> | null = null;
    for (const name of path.slice(0, -1)) {
      let node = level.get(name);
      if (!node) {
        node = { parameter: "columns", fields: new Set(), children: new Map() };
        level.set(name, node);
        count += 1;
      }
      ({ fields, children: level } = node);
    }
    fields?.add(path.at(-1)!);
  }
  if (count > MAX_INCLUDES)
    throw tooMuch(message`The columns parameter must not name more than ${MAX_INCLUDES} relationships.`);
  return tree;
}

const tooMuch = (text: Text): Error => invalidField("columns", text);
