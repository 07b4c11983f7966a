import type { ApiRecord } from "../api/records.ts";
import type { Choice } from "../declare/resource-ui.ts";

/** The field by which the values of a workspace's own fields travel. */
export const VALUES = "custom_fields";

/** Whether a field of a form or a list is one of the workspace's own. */
export const isOwnField = ({ name }: { readonly name: string }): boolean => name.startsWith(`${VALUES}.`);

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

/** A field that the workspace has defined, as the API answers it. */
export interface Definition {
  readonly resource: string;
  readonly name: string;
  readonly slug: string;
  readonly type: FieldKind;
  readonly description: string | null;
  readonly options: readonly Choice[] | null;
  readonly is_required: boolean;
  readonly default_value: unknown;
  readonly decimals: number | null;
  readonly unit: string | null;
  readonly is_unique: boolean;
  readonly is_filterable: boolean;
  readonly access: "standard" | "restricted";
  readonly position: number | null;
  readonly values_count: number;
  readonly is_used: boolean;
  readonly archived_at: string | null;
}

/** What the record of a definition says. */
export const definitionOf = ({ attributes }: Pick<ApiRecord, "attributes">): Definition =>
  attributes as unknown as Definition;
