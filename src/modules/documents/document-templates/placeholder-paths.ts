import { sql } from "../../../engine/sql/index.ts";
import type { KnownField, ReadOnlyWork } from "../../../engine/work/index.ts";
import { hasField } from "../../custom-fields/index.ts";
import type { TemplateKind } from "./template-fields.ts";

/** The names of what an employee's record refers to. */
export const EMPLOYEE_NAMES = [
  "position",
  "level",
  "direction",
  "department",
  "manager",
  "contract_type_heading",
] as const;

/** Paths that every template can use. */
const COMMON = [
  "workspace.name",
  "workspace.base_currency",
  "document.start_date",
  "document.end_date",
  "today",
];

const VALUE = /^values\.[a-z0-9_]{1,50}$/;

/** The field with the values of custom fields. */
export const CUSTOM_VALUES = "custom_fields";

/** The resource whose fields a kind of template can use, by the first part of the path. */
const OWNERS: Readonly<
  Record<
    TemplateKind,
    { readonly owner: "employee" | "client"; readonly resource: "employees" | "clients" } | null
  >
> = {
  employees: { owner: "employee", resource: "employees" },
  clients: { owner: "client", resource: "clients" },
  workspace: null,
};

/** Whom the documents of a kind are about; null for those of the workspace. */
export const ownerOf = (kind: TemplateKind) => OWNERS[kind];

/** The keys of a field that contains several texts, such as an address; null for any other field. */
function partsOf({ type }: KnownField): readonly string[] | null {
  const { properties } = type.schema() as { readonly properties?: Readonly<Record<string, unknown>> };
  return properties ? Object.keys(properties) : null;
}

/** Whether templates of a kind can use a path. */
export async function isKnownPath(path: string, kind: TemplateKind, work: ReadOnlyWork): Promise<boolean> {
  if (COMMON.includes(path) || VALUE.test(path)) return true;
  const about = ownerOf(kind);
  const [owner, name, part, ...rest] = path.split(".");
  if (about === null || owner !== about.owner || name === undefined || rest.length > 0) return false;
  if (name === CUSTOM_VALUES) {
    const row = await work.row<{ known: boolean }>(
      sql`select ${hasField(about.resource, part ?? "")} as known`,
    );
    return row!.known;
  }
  if (owner === "employee" && part === undefined && (EMPLOYEE_NAMES as readonly string[]).includes(name))
    return true;
  const field = work.resource(about.resource).fields.get(name);
  if (!field || field.hidden || field.writeOnly) return false;
  const parts = partsOf(field);
  return parts === null ? part === undefined : part !== undefined && parts.includes(part);
}
