import { customFields } from "../../../api/generated/resources/custom-fields.ts";
import type { ApiRecord } from "../../../api/records.ts";
import type { FieldKind } from "../../../custom-fields/definition.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";

/** The types in the words of people who have a field in mind. */
export const TYPE_NAMES: Readonly<Record<FieldKind, string>> = {
  text: "Text, one line",
  textarea: "Text, several lines",
  number: "Number",
  boolean: "Yes or no",
  date: "Date",
  datetime: "Date and time",
  select: "One of several options",
  multi_select: "Several options",
  email: "Email address",
  url: "Web address",
  phone: "Phone number",
  employee: "Employee",
};

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  type: { hint: "It cannot be changed later.", optionLabels: TYPE_NAMES },
  slug: {
    label: "Key",
    hint: "Its name in the API and in files. It cannot be changed later. If empty, it is derived from the name.",
  },
  description: { label: "Help text", hint: "Shown next to the input." },
  options: { label: "Options", hint: undefined },
  min_length: { label: "Shortest", hint: "Letters." },
  max_length: { label: "Longest", hint: "Letters." },
  min: { label: "Lowest", hint: undefined },
  max: { label: "Highest", hint: undefined },
  decimals: { hint: "Number of decimal places." },
  unit: { hint: "Shown after the number, such as EUR." },
  default_value: { label: "Default", hint: "The initial value of new records." },
  is_required: { label: "Required", hint: "New records need a value, and it cannot be cleared." },
  is_unique: { label: "Unique", hint: "No two records can have the same value." },
  is_filterable: { label: "Lists can be filtered and sorted by it", hint: undefined },
  access: {
    hint: undefined,
    optionLabels: {
      standard: "Everybody who can see these fields",
      restricted: "Only people with access to sensitive information",
    },
  },
  values_count: { label: "Records with a value", hint: undefined },
};

function valuesOf({ attributes: { values_count } }: ApiRecord<"custom-fields">): string {
  return values_count === 1 ? "its 1 value" : `its ${values_count} values`;
}

/** Definitions of fields in the settings. */
export const definitionUi = resourceUi({
  resource: "custom-fields",
  metadata: customFields,
  title: "Custom fields",
  singular: "Custom field",
  fields,
  list: { columns: ["name"], emptyText: "" },
  actions: {
    purge: {
      label: "Delete with all values",
      title: (record) => `Delete ${record.attributes.name} and ${valuesOf(record)}?`,
      text: (record) =>
        `The field is removed from ${inWords(record.attributes.resource).toLowerCase()} together with ${valuesOf(record)}, also in the audit log. Type ${record.attributes.slug} to confirm. This cannot be undone.`,
      isDangerous: true,
      fields: { slug: { label: "Key", hint: undefined } },
    },
  },
  form: [],
});
