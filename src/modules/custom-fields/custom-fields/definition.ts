import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { NumberedOrder } from "../../../platform/ordering/numbered-order.ts";

/** The resources that can have custom fields. */
export const CUSTOMIZED = ["leads", "clients", "client-contacts", "employees"] as const;
export type Customized = (typeof CUSTOMIZED)[number];

const TABLES: Readonly<Partial<Record<Customized, string>>> = {
  leads: "leads",
  clients: "clients",
  "client-contacts": "client_contacts",
  employees: "employees",
};

/** The table of a resource with custom fields; null if it has no records yet. */
export const tableOf = (resource: unknown): string | null => TABLES[resource as Customized] ?? null;

/** The order of the custom fields of each resource. */
export const definitionOrder = new NumberedOrder("custom-fields", { within: "resource" });

export const FIELD_KINDS = [
  "text",
  "textarea",
  "number",
  "boolean",
  "date",
  "datetime",
  "select",
  "multi_select",
  "email",
  "url",
  "phone",
  "employee",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly color: string | null;
  readonly is_archived: boolean;
}

/** A bound of the values of a field: a number, or a day or date-time as it is returned. */
export type Bound = number | string;

/** The stored definition of a custom field. */
export interface Definition {
  readonly id: string;
  readonly resource: Customized;
  readonly name: string;
  readonly slug: string;
  readonly type: FieldKind;
  readonly options: readonly FieldOption[] | null;
  readonly is_required: boolean;
  readonly default_value: unknown;
  readonly min_length: number | null;
  readonly max_length: number | null;
  readonly min: Bound | null;
  readonly max: Bound | null;
  readonly decimals: number | null;
  readonly is_unique: boolean;
  readonly is_filterable: boolean;
  readonly access: "standard" | "restricted";
  readonly position: number | null;
}

/** The permission to read a restricted field; writing its values requires it too. */
export const RESTRICTED_READ = "view-sensitive-information";
export const RESTRICTED_WRITE = "manage-employees";

/** The name of the column that stores the values, and of the field that contains them. */
export const VALUES = "custom_fields";

/** The active definitions of a resource, in order. */
export const definitionsOf = (resource: string): Sql => sql`
  select d.id, d.resource, d.name, d.slug, d.type, d.options, d.is_required, d.default_value, d.min_length, d.max_length,
    d.min, d.max, d.decimals, d.is_unique, d.is_filterable, d.access, d.position
  from custom_fields d
  where d.workspace_id = ${fromContext("workspace")} and d.resource = ${resource} and d.archived_at is null
  order by d.position, d.id`;

const lockName = (resource: string): string => `custom fields of ${resource}`;

/** Prevents changes of the definitions until the transaction ends. Writers of records take this lock in shared mode. */
export const holdDefinitions = (work: ReadOnlyWork, resource: string): Promise<void> =>
  work.lockShared(lockName(resource));

/**
 * Locks the definitions exclusively: waits for other changes of definitions, and for records that are being written.
 */
export const lockDefinitions = (work: ReadOnlyWork, resource: string): Promise<void> =>
  work.lock(lockName(resource));

export const readDefinitions = (work: ReadOnlyWork, resource: string): Promise<(Definition & Values)[]> =>
  work.rows<Definition & Values>(definitionsOf(resource));
