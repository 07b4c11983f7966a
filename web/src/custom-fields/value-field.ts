import type { FieldMetadata, Gate } from "../api/metadata.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { type Definition, type FieldKind, VALUES } from "./definition.ts";

/** The field types of the UI that show and enter the values. */
const TYPES: Readonly<Record<FieldKind, string>> = {
  text: "string",
  textarea: "text",
  number: "decimal",
  boolean: "yes-no",
  date: "date",
  datetime: "date-time",
  select: "option",
  multi_select: "options",
  email: "email",
  url: "url",
  phone: "phone",
  employee: "employee",
};

/** The parts of a definition that determine how values are shown. */
export type ValueRules = Pick<Definition, "type"> &
  Partial<Pick<Definition, "options" | "decimals" | "unit" | "is_required">>;

/** How values of a custom field are shown and entered, whatever its name. */
export function valueUi(rules: ValueRules): Omit<UiField, "name" | "label"> {
  const choices = rules.options ?? undefined;
  return {
    type: TYPES[rules.type],
    nullable: rules.is_required !== true,
    choices,
    optionLabels: choices && Object.fromEntries(choices.map(({ value, label }) => [value, label])),
    decimals: rules.type === "number" ? (rules.decimals ?? 0) : undefined,
    unit: rules.unit ?? undefined,
    resource: rules.type === "employee" ? "employees" : undefined,
  };
}

/** A restricted field has a gate of its own; the values of the others share one gate. */
const RESTRICTED: Gate = {
  read: ["view-sensitive-information"],
  readsSomeRows: false,
  write: ["manage-employees", "view-sensitive-information"],
};

/** A custom field as one of the resource's fields: `custom_fields.budget`. */
export function valueField(definition: Definition, values: FieldMetadata): UiField {
  return {
    ...valueUi(definition),
    name: `${VALUES}.${definition.slug}`,
    label: definition.name,
    hint: definition.description ?? undefined,
    required: definition.is_required || undefined,
    creatable: values.creatable,
    changeable: values.changeable,
    gate: definition.access === "restricted" ? RESTRICTED : values.gate,
  };
}
