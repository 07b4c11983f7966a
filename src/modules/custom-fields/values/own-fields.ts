import {
  booleanKind,
  choiceKind,
  choiceType,
  dateKind,
  dateTimeKind,
  dateTimeType,
  dateType,
  decimalKind,
  decimalType,
  type FieldType,
  type Filter,
  filterOf,
  idKind,
  listOf,
  type OwnField,
  type OwnFields,
  textKind,
  textType,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import {
  type Customized,
  type Definition,
  definitionsOf,
  RESTRICTED_READ,
  VALUES,
} from "../custom-fields/definition.ts";
import { valueText } from "./value-checks.ts";

const CASTS: Partial<Record<Definition["type"], string>> = {
  number: "numeric",
  boolean: "boolean",
  datetime: "timestamptz",
};

/** SQL: the value of a custom field with its type. */
const shownValue =
  ({ slug, type }: Definition) =>
  (alias: string): Sql => {
    const text = valueText(alias, slug);
    if (type === "date") return sql`left(${text}, 10)::date`;
    return CASTS[type] ? sql`${text}${raw(`::${CASTS[type]}`)}` : text;
  };

const optionsOf = ({ options }: Definition): string[] => (options ?? []).map(({ value }) => value);

/** The filter of a custom field; null for long texts. */
function filterFor(definition: Definition): Filter | null {
  const expression = shownValue(definition);
  const by = (kind: Filter["kind"]): Filter => filterOf(kind, { nullable: true, expression });
  switch (definition.type) {
    case "text":
    case "phone":
    case "email":
      return by(textKind(true));
    case "url":
      return by(textKind());
    case "number":
      return by(decimalKind);
    case "boolean":
      return by(booleanKind);
    case "date":
      return by(dateKind);
    case "datetime":
      return by(dateTimeKind);
    case "select":
      return by(listOf(choiceKind(optionsOf(definition))));
    case "employee":
      return by(listOf(idKind));
    case "multi_select":
      return hasAnyOf(definition);
    case "textarea":
      return null;
  }
}

const hasAnyOf = (definition: Definition): Filter =>
  filterOf(listOf(choiceKind(optionsOf(definition))), {
    nullable: true,
    empty: (alias) => sql`${valueText(alias, definition.slug)} is null`,
    condition: (alias, operand) =>
      sql`jsonb_exists_any(${column(alias, VALUES)} -> ${definition.slug}::text, ${valuesOf(operand)}::text[])`,
  });

/** The type by which a list is sorted; null if the field has no order. */
function sortType(definition: Definition): FieldType | null {
  switch (definition.type) {
    case "text":
    case "phone":
    case "email":
    case "url":
      return textType("text");
    case "number":
      return decimalType(6);
    case "boolean":
      return choiceType(["false", "true"]);
    case "date":
      return dateType();
    case "datetime":
      return dateTimeType;
    case "select":
      return {
        ...choiceType(optionsOf(definition)),
        order: (stored) => sql`array_position(${optionsOf(definition)}::text[], ${stored})`,
      };
    case "textarea":
    case "multi_select":
    case "employee":
      return null;
  }
}

function toOwnField(definition: Definition, standardGate: string | null): OwnField {
  const { slug, name, access, is_filterable } = definition;
  const type = is_filterable ? sortType(definition) : null;
  return {
    name: `${VALUES}.${slug}`,
    title: name,
    filter: is_filterable ? filterFor(definition) : null,
    sort: type && { type, expression: shownValue(definition) },
    gate: access === "restricted" ? RESTRICTED_READ : standardGate,
  };
}

/** The filters and sorts of a workspace's custom fields. `gate` guards all their values. */
export const ownFieldsOf = (resource: Customized, gate: string | null = null): OwnFields => ({
  prefix: `${VALUES}.`,
  async load(rows) {
    const definitions = await rows<Definition & Values>(definitionsOf(resource));
    return definitions.map((definition) => toOwnField(definition, gate));
  },
});
