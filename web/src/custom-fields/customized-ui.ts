import type { FieldMetadata } from "../api/metadata.ts";
import type { FormSection, ResourceUi, UiField } from "../declare/resource-ui.ts";
import { nested } from "../declare/value-at.ts";
import { t } from "../messages/t.ts";
import { type Definition, VALUES } from "./definition.ts";
import { valueField } from "./value-field.ts";

/** Whether a workspace can define custom fields for the resource. */
export const isCustomizable = (fields: Readonly<Record<string, FieldMetadata>>): boolean =>
  fields[VALUES]?.type === "custom-fields";

/** The custom fields by their names. */
export const ownFields = (
  definitions: readonly Definition[],
  values: FieldMetadata,
): Readonly<Record<string, UiField>> =>
  Object.fromEntries(
    definitions.map((definition) => valueField(definition, values)).map((field) => [field.name, field]),
  );

/** The custom fields as a section of a form or a page; null if there are none. */
export function ownSection(definitions: readonly Definition[]): FormSection | null {
  if (definitions.length === 0) return null;
  return { title: t("Custom fields"), fields: definitions.map(({ slug }) => `${VALUES}.${slug}`) };
}

/** A declaration with the custom fields added: in lists as columns, in forms as a section. */
export function customizedUi(ui: ResourceUi, definitions: readonly Definition[]): ResourceUi {
  const values = ui.metadata.fields[VALUES];
  const section = ownSection(definitions);
  if (!values || !section) return ui;
  const own = ownFields(definitions, values);
  const defaults = nested(
    definitions.map(({ slug, default_value }) => [`${VALUES}.${slug}`, default_value ?? null] as const),
  );
  return {
    ...ui,
    fields: { ...ui.fields, ...own },
    list: { ...ui.list, columns: [...ui.list.columns, ...section.fields.map((name) => ({ name }))] },
    form: ui.form.length === 0 ? ui.form : [...ui.form, section],
    initial: (session) => ({ ...ui.initial?.(session), ...defaults }),
  };
}
