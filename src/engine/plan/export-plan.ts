import { invalidField } from "../errors/api-error.ts";
import type { Call } from "../request/call.ts";
import { includesOf, type RequestedExport } from "../request/parse-export.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import type { ExportedColumn, ExportFormat } from "../work/exported-table.ts";
import type { PlannedInclude, Projection, ProjectionPlanner } from "./projection.ts";
import { planSelection, planSort, type Selection, type SortKey } from "./selection.ts";

/** A column, with the place of its value in a record. */
export interface PlannedColumn extends ExportedColumn {
  /** The relationships that lead to the record with the field. */
  readonly through: readonly string[];
  readonly field: string;
  /** The member of the field's value, for a custom field. */
  readonly part: string | null;
  /** Whether a relationship leads to several records, so that a cell has several values. */
  readonly isSeveral: boolean;
}

/** The plan of an export: the records of a list, all pages in one, as rows with columns. */
export interface ExportPlan {
  readonly format: ExportFormat;
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
  readonly projection: Projection;
  readonly columns: readonly PlannedColumn[];
}

interface Place {
  readonly name: string;
  readonly path: readonly string[];
  readonly part: string | null;
}

/**
 * Plans an export. As in a list, fields that the actor cannot read are left out.
 * @throws 403 for fields that the actor may not query by; 422 with all invalid parameters
 */
export function planExport(
  resource: ResourceSchema,
  requested: RequestedExport,
  by: Call & { readonly planner: ProjectionPlanner },
): ExportPlan {
  const selection = planSelection(resource, by.actor, requested.selection);
  const sort = planSort(resource, by.actor, requested.sort);
  const places = requested.columns?.map((name) => placeOf(resource, name)) ?? null;
  const own = places?.filter(({ path }) => path.length === 1).map(({ path }) => path[0]!);
  for (const name of own ?? []) requireField(resource, name);
  const includes = includesOf(places?.map(({ path }) => path) ?? []);
  const projection = by.planner.planColumns(resource, by.actor, own ? new Set(own) : null, includes);
  const named = places ?? everyField(projection);
  return {
    ...{ format: requested.format, selection, sort, projection },
    columns: named.flatMap((place) => shownColumn(projection, place) ?? []),
  };
}

/** `client.name` leads to a related record, and `custom_fields.size` to a member of a value. */
function placeOf({ ownFields }: ResourceSchema, name: string): Place {
  if (!ownFields || !name.startsWith(ownFields.prefix)) return { name, path: name.split("."), part: null };
  return { name, path: [ownFields.prefix.slice(0, -1)], part: name.slice(ownFields.prefix.length) };
}

const everyField = ({ resource, groups }: Projection): Place[] => {
  const seen = new Set(groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return [...resource.fields.keys()]
    .filter((name) => seen.has(name))
    .map((name) => ({ name, path: [name], part: null }));
};

function requireField({ name: owner, fields, links }: ResourceSchema, name: string): void {
  const field = fields.get(name);
  if (field && !field.writeOnly) return;
  const allowed = [...fields.values()].filter(({ writeOnly }) => !writeOnly).map((known) => known.name);
  const others = links.size === 0 ? "" : ` Fields of ${[...links.keys()].join(", ")} follow a dot.`;
  throw invalidField(
    "columns",
    `${name.slice(0, 100)} is not a field of ${owner}. Allowed: ${allowed.join(", ")}.${others}`,
    allowed,
  );
}

/** Null if the actor does not see the field on any record. */
function shownColumn(projection: Projection, { name, path, part }: Place): PlannedColumn | null {
  const through = path.slice(0, -1);
  let at = projection;
  let isSeveral = false;
  for (const step of through) {
    const include: PlannedInclude | undefined = at.includes.find((one) => one.name === step);
    if (!include) return null;
    isSeveral ||= include.relationship.kind !== "one";
    at = include.projection;
  }
  const field = fieldIn(at, path.at(-1)!);
  if (!field) return null;
  const type = isSeveral || part !== null ? null : shownType(field);
  return { name, type, through, field: field.name, part, isSeveral };
}

/** The name of the type of the values that are shown, which may have decimals where only integers are written. */
function shownType({ type }: FieldSchema): string {
  const { type: json } = type.returned?.() ?? type.schema();
  return type.name === "integer" && json === "number" ? "decimal" : type.name;
}

const fieldIn = ({ groups }: Projection, name: string): FieldSchema | null =>
  groups.flatMap(({ fields }) => fields).find((field) => field.name === name) ?? null;
