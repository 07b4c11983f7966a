import { expect, test } from "vitest";
import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";
import { resourceUi } from "../declare/resource-ui.ts";
import { customizedUi, ownFields } from "./customized-ui.ts";
import type { Definition } from "./definition.ts";
import { valueField } from "./value-field.ts";

const definition = (given: Partial<Definition>): Definition =>
  ({
    name: "Budget",
    slug: "budget",
    type: "number",
    description: null,
    options: null,
    is_required: false,
    default_value: null,
    decimals: 2,
    unit: "EUR",
    access: "standard",
    ...given,
  }) as Definition;

const values: FieldMetadata = {
  name: "custom_fields",
  label: "Custom fields",
  type: "custom-fields",
  creatable: true,
  changeable: true,
  gate: { read: ["view-employees"], readsSomeRows: true, write: ["manage-employees"] },
};

test("a number has its unit and decimals, and the gate of all custom values", () => {
  expect(valueField(definition({}), values)).toMatchObject({
    name: "custom_fields.budget",
    label: "Budget",
    type: "decimal",
    decimals: 2,
    unit: "EUR",
    nullable: true,
    gate: { read: ["view-employees"] },
  });
});

test("a restricted field has a gate of its own", () => {
  const { gate } = valueField(definition({ access: "restricted" }), values);
  expect(gate).toEqual({
    read: ["view-sensitive-information"],
    readsSomeRows: false,
    write: ["manage-employees", "view-sensitive-information"],
  });
});

test("options are shown by their labels, archived ones too", () => {
  const options = [
    { value: "gold", label: "Gold", color: "#ca8a04", is_archived: true },
    { value: "silver", label: "Silver", color: null, is_archived: false },
  ];
  const field = valueField(definition({ type: "select", options, decimals: null, unit: null }), values);
  expect(field).toMatchObject({ type: "option", optionLabels: { gold: "Gold", silver: "Silver" } });
  expect(field.decimals).toBeUndefined();
});

const metadata: ResourceMetadata = {
  name: "clients",
  singular: "client",
  plural: "clients",
  rights: {},
  fields: { name: { name: "name", label: "Name", type: "string" }, custom_fields: values },
  relationships: {},
  actions: {},
  isSearchable: true,
};
const ui = resourceUi({
  resource: "clients",
  metadata,
  title: "Clients",
  singular: "Client",
  list: { columns: ["name"], emptyText: "" },
  form: [{ title: "Client", fields: ["name"] }],
  initial: () => ({ name: "New" }),
});

test("custom fields are columns to choose from and a section of the form, which starts with their defaults", () => {
  const customized = customizedUi(ui, [definition({ default_value: 10 })]);
  expect(customized.list.columns.map(({ name }) => name)).toEqual(["name", "custom_fields.budget"]);
  expect(customized.list.chosenAtFirst).toEqual(["name"]);
  expect(customized.form.at(-1)).toEqual({ title: "Custom fields", fields: ["custom_fields.budget"] });
  expect(customized.initial?.(undefined as never)).toEqual({ name: "New", custom_fields: { budget: 10 } });
});

test("the audit log shows custom fields by their names, even archived ones", () => {
  const former = definition({ name: "Fax", slug: "fax", type: "phone", archived_at: "2026-01-01T00:00:00Z" });
  expect(Object.keys(ownFields([former], values))).toEqual(["custom_fields.fax"]);
});

test("without custom fields a declaration is unchanged", () => {
  expect(customizedUi(ui, [])).toBe(ui);
});
