import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/** The resources that can have fields of a workspace's own. */
export const CUSTOMIZED = ["leads", "clients", "client-contacts", "employees"] as const;
export type Customized = (typeof CUSTOMIZED)[number];

const TABLES: Readonly<Partial<Record<Customized, string>>> = {
  clients: "clients",
  "client-contacts": "client_contacts",
  employees: "employees",
};

/** Where the records of a customized resource lie; null: none are kept yet. */
export const tableOf = (resource: unknown): string | null => TABLES[resource as Customized] ?? null;

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

/** One field that a workspace has defined, as it is stored. */
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
  /** A number, or a day or moment as it is returned. */
  readonly min: unknown;
  readonly max: unknown;
  readonly decimals: number | null;
  readonly is_unique: boolean;
  readonly is_filterable: boolean;
  readonly access: "standard" | "restricted";
  readonly position: number | null;
}

/** Who may read the values of a restricted field, and what they need besides to write them. */
export const RESTRICTED_READ = "view-sensitive-information";
export const RESTRICTED_WRITE = "manage-employees";

/** The column of a customized resource in which the values lie, and the field by which they travel. */
export const VALUES = "custom_fields";

/** The definitions of a resource that are not archived, in their order. */
export const definitionsOf = (resource: string): Sql => sql`
  select d.id, d.resource, d.name, d.slug, d.type, d.options, d.is_required, d.default_value, d.min_length, d.max_length,
    d.min, d.max, d.decimals, d.is_unique, d.is_filterable, d.access, d.position
  from custom_fields d
  where d.workspace_id = ${fromContext("workspace")} and d.resource = ${resource} and d.archived_at is null
  order by d.position, d.id`;

const lockName = (resource: string): string => `custom fields of ${resource}`;

/** Definitions stay as they are until the transaction ends; writers of records take this in parallel. */
export const holdDefinitions = (work: ReadOnlyWork, resource: string): Promise<void> =>
  work.lockShared(lockName(resource));

/** Changes of definitions wait for each other and for the records that are being written by them. */
export const lockDefinitions = (work: ReadOnlyWork, resource: string): Promise<void> =>
  work.lock(lockName(resource));

export const readDefinitions = (work: ReadOnlyWork, resource: string): Promise<(Definition & Values)[]> =>
  work.rows<Definition & Values>(definitionsOf(resource));
