import type { ApiRecord, RecordOf } from "../api/records.ts";
import type { Choice } from "../declare/resource-ui.ts";

/** The field by which the values of a workspace's own fields travel. */
export const VALUES = "custom_fields";

/** Whether a field of a form or a list is one of the workspace's own. */
export const isOwnField = ({ name }: { readonly name: string }): boolean => name.startsWith(`${VALUES}.`);

type Attributes = RecordOf<"custom-fields">["attributes"];

/** A field that the workspace has defined. An option that is returned has its value. */
export type Definition = Omit<Attributes, "options"> & { readonly options: readonly Choice[] | null };

/** The types that such a field can have. */
export type FieldKind = Definition["type"];

/** What the record of a definition says. */
export const definitionOf = ({ attributes }: Pick<ApiRecord, "attributes">): Definition =>
  attributes as unknown as Definition;
