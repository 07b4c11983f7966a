import {
  type Actor,
  booleanKind,
  choiceKind,
  type Endpoint,
  type FilterKind,
  listOf,
  type Operand,
  type Relation,
} from "../../../engine/declare/index.ts";
import {
  filterSchema,
  type RequestContext,
  schemaRef,
  valueResponse,
} from "../../../engine/runtime/index.ts";
import { ErrorList, fieldMessage } from "../../../engine/work/index.ts";
import { listOf as arrayOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { PERMISSIONS } from "../../../platform/permissions/catalogue.ts";
import { RELATION_SCOPES } from "../../../platform/permissions/relation-scopes.ts";

/** All that roles and keys can hold, in order; `is_of_roles` is false of what keys alone can. */
const LISTED = [
  ...PERMISSIONS.map((permission) => ({ ...permission, is_of_roles: true })),
  ...RELATION_SCOPES.map((scope) => ({ ...scope, is_of_roles: false })),
].sort((a, b) => a.module.localeCompare(b.module, "en") || a.name.localeCompare(b.name, "en"));

const isGranted = ({ permissions, relations, kind }: Actor, name: string): boolean =>
  kind === "system" || permissions.has(name) || relations.has(name as Relation);

const MODULES = [...new Set(PERMISSIONS.map(({ module }) => module))];

/** What the list can be filtered by, beside `search`. */
const FILTERS: Readonly<Record<string, FilterKind>> = {
  module: listOf(choiceKind(MODULES)),
  is_granted: booleanKind,
};

function readFilters(context: RequestContext): ((row: { module: string; is_granted: boolean }) => boolean)[] {
  const errors = new ErrorList();
  const conditions = [];
  for (const [name, text] of context.query) {
    if (["search", "tenant", "page", "perPage"].includes(name)) continue;
    const negated = name.startsWith("-");
    const key = negated ? name.slice(1) : name;
    const kind = Object.hasOwn(FILTERS, key) ? FILTERS[key] : undefined;
    if (!kind) {
      const shown = name.slice(0, 100);
      errors.add(
        shown,
        `The ${shown} parameter is unknown. The filters are listed at /api/permissions/filters.`,
        Object.keys(FILTERS),
      );
      continue;
    }
    const operand = kind.read(text, (template, allowed) =>
      errors.add(name, fieldMessage(template, key, "filter"), allowed),
    );
    conditions.push(
      (row: { module: string; is_granted: boolean }) => matches(row[key as "module"], operand) !== negated,
    );
  }
  errors.throwIfAny();
  return conditions;
}

const matches = (value: unknown, operand: Operand): boolean =>
  operand.kind === "any"
    ? operand.values.includes(value)
    : operand.kind === "equals" && operand.value === value;

const permission = object({
  id: text,
  type: { type: "string", const: "permissions" },
  attributes: object({
    id: text,
    name: text,
    title: text,
    description: { type: "string", description: "What it allows." },
    module: { type: "string", enum: MODULES },
    implies: arrayOf(text, "Names of the permissions that it implies."),
    is_of_roles: {
      type: "boolean",
      description:
        "Whether roles can grant it. Only keys have `self` and `team`, which everybody may grant to them.",
    },
    is_granted: { type: "boolean", description: "Whether this credential holds it now." },
  }),
  meta: schemaRef("RecordMeta"),
});

/** `GET /permissions`: everything that roles and keys can hold, on one page. */
export const permissionsEndpoint: Endpoint = {
  method: "GET",
  path: "/permissions",
  title: "List permissions",
  credential: "required",
  parameters: {
    search: "In name and title.",
    module: { description: "Titles of modules.", schema: filterSchema(FILTERS.module!, false) },
    "-module": {
      description: "Titles of modules to exclude.",
      schema: filterSchema(FILTERS.module!, false),
    },
    is_granted: { description: "Whether this credential holds it now.", schema: { type: "boolean" } },
  },
  response: object({
    data: arrayOf(permission),
    meta: schemaRef("PageMeta"),
    links: schemaRef("PageLinks"),
  }),
  async run(context) {
    const conditions = readFilters(context);
    const words = (context.query.get("search") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const rows = LISTED.map((permission) => ({
      ...permission,
      is_granted: isGranted(context.actor, permission.name),
    }))
      .filter((row) => words.every((word) => `${row.name}\n${row.title}`.toLowerCase().includes(word)))
      .filter((row) => conditions.every((condition) => condition(row)));
    const url = `${context.baseUrl}/permissions`;
    const { length } = rows;
    return valueResponse(200, {
      data: rows.map((row) => ({
        id: row.name,
        type: "permissions",
        attributes: { id: row.name, ...row },
        meta: { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false },
      })),
      meta: {
        current_page: 1,
        from: length ? 1 : null,
        last_page: 1,
        path: url,
        per_page: LISTED.length,
        to: length || null,
        total: length,
      },
      links: { first: url, next: null, prev: null, path: url, filters: "/api/permissions/filters" },
    });
  },
};

/** `GET /permissions/filters` */
export const permissionFiltersEndpoint: Endpoint = {
  method: "GET",
  path: "/permissions/filters",
  title: "List the filters of permissions",
  credential: "required",
  response: object({ data: arrayOf(schemaRef("FilterDescription")) }),
  async run() {
    const data = Object.entries(FILTERS).map(([key, kind]) => ({
      key,
      title: key.replaceAll("_", " "),
      type: kind.type,
      ...(kind.options ? { options: kind.options } : {}),
      negatable: true,
      nullable: false,
      group: "matches",
    }));
    return valueResponse(200, { data });
  },
};
