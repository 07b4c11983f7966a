import { customFields } from "../../../api/generated/resources/custom-fields.ts";
import type { FieldKind } from "../../../custom-fields/definition.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { inWords, withinSentence } from "../../../format/words.ts";
import { plural, t } from "../../../messages/t.ts";

/** The types in the words of people who have a field in mind. */
export const TYPE_NAMES: Readonly<Record<FieldKind, string>> = {
  text: t("Text, one line"),
  textarea: t("Text, several lines"),
  number: t("Number"),
  boolean: t("Yes or no"),
  date: t("Date"),
  datetime: t("Date and time"),
  select: t("One of several options"),
  multi_select: t("Several options"),
  email: t("Email address"),
  url: t("Web address"),
  phone: t("Phone number"),
  employee: t("Employee"),
};

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  type: { hint: t("It cannot be changed later."), optionLabels: TYPE_NAMES },
  slug: {
    label: t("Key"),
    hint: t(
      "Its name in the API and in files. It cannot be changed later. If empty, it is derived from the name.",
    ),
  },
  description: { label: t("Help text"), hint: t("Shown next to the input.") },
  options: { label: t("Options"), hint: undefined },
  min_length: { label: t("Shortest"), hint: t("Letters.") },
  max_length: { label: t("Longest"), hint: t("Letters.") },
  min: { label: t("Lowest"), hint: undefined },
  max: { label: t("Highest"), hint: undefined },
  decimals: { hint: t("Number of decimal places.") },
  unit: { hint: t("Shown after the number, such as EUR.") },
  default_value: { label: t("Default"), hint: t("The initial value of new records.") },
  is_required: { label: t("Required"), hint: t("New records need a value, and it cannot be cleared.") },
  is_unique: { label: t("Unique"), hint: t("No two records can have the same value.") },
  is_filterable: { label: t("Lists can be filtered and sorted by it"), hint: undefined },
  access: {
    hint: undefined,
    optionLabels: {
      standard: t("Everybody who can see these fields"),
      restricted: t("Only people with access to sensitive information"),
    },
  },
  values_count: { label: t("Records with a value"), hint: undefined },
};

/** Definitions of fields in the settings. */
export const definitionUi = resourceUi({
  resource: "custom-fields",
  metadata: customFields,
  title: t("Custom fields"),
  singular: t("Custom field"),
  fields,
  list: { columns: ["name"], emptyText: "" },
  actions: {
    purge: {
      label: t("Delete with all values"),
      title: ({ attributes: { name, values_count } }) =>
        plural(values_count, "Delete {0} and its # value?", "Delete {0} and its # values?", name),
      text: ({ attributes: { resource, slug, values_count } }) =>
        plural(
          values_count,
          "The field is removed from {0} together with its # value, also in the audit log. Type {1} to confirm. This cannot be undone.",
          "The field is removed from {0} together with its # values, also in the audit log. Type {1} to confirm. This cannot be undone.",
          withinSentence(inWords(resource)),
          slug,
        ),
      isDangerous: true,
      fields: { slug: { label: t("Key"), hint: undefined } },
    },
  },
  form: [],
});
