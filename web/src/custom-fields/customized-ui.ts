import type { FormSection, ResourceUi } from "../declare/resource-ui.ts";
import { nested } from "../declare/value-at.ts";
import { type Definition, VALUES } from "./definition.ts";
import { valueField } from "./value-field.ts";

/** Whether a workspace can give records of the resource fields of its own. */
export const isCustomizable = ({ metadata }: Pick<ResourceUi, "metadata">): boolean =>
  metadata.fields[VALUES]?.type === "custom-fields";

/** The workspace's own fields as a section of a form or a page; null when there are none. */
export function ownSection(definitions: readonly Definition[]): FormSection | null {
  if (definitions.length === 0) return null;
  return { title: "Custom fields", fields: definitions.map(({ slug }) => `${VALUES}.${slug}`) };
}

/** A declaration together with the fields of the workspace's own: in lists as columns, in forms as a section. */
export function customizedUi(ui: ResourceUi, definitions: readonly Definition[]): ResourceUi {
  const values = ui.metadata.fields[VALUES];
  const section = ownSection(definitions);
  if (!values || !section) return ui;
  const own = definitions.map((definition) => valueField(definition, values));
  const defaults = nested(
    definitions.map(({ slug, default_value }) => [`${VALUES}.${slug}`, default_value ?? null] as const),
  );
  return {
    ...ui,
    fields: { ...ui.fields, ...Object.fromEntries(own.map((field) => [field.name, field])) },
    list: { ...ui.list, columns: [...ui.list.columns, ...own.map(({ name }) => ({ name }))] },
    form: ui.form.length === 0 ? ui.form : [...ui.form, section],
    initial: (session) => ({ ...ui.initial?.(session), ...defaults }),
  };
}
