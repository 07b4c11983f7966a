import type { ApiRecord, RecordOf } from "../api/records.ts";
import type { Choice } from "../declare/resource-ui.ts";

/** The member of a record that contains the values of custom fields. */
export const VALUES = "custom_fields";

/** Whether a field of a form or a list is a custom field. */
export const isOwnField = ({ name }: { readonly name: string }): boolean => name.startsWith(`${VALUES}.`);

type Attributes = RecordOf<"custom-fields">["attributes"];

/** A custom field as the workspace defined it. Options that are returned have a value. */
export type Definition = Omit<Attributes, "options"> & { readonly options: readonly Choice[] | null };

/** The types of custom fields. */
export type FieldKind = Definition["type"];

/** The definition in a record of it. */
export const definitionOf = ({ attributes }: Pick<ApiRecord, "attributes">): Definition =>
  attributes as unknown as Definition;
