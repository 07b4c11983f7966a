import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "../declare/field-type.ts";
import type { FilterKind } from "../declare/filter.ts";
import { idKind, integerIdKind, listOf, single, textKind } from "../declare/filter-kinds.ts";
import { dateKind, dateTimeKind, decimalKind, integerKind } from "../declare/range-kinds.ts";
import { RELATIVE_DAYS } from "../declare/relative-days.ts";
import { ACCEPTED_ULID } from "../declare/ulid.ts";
import { schemaRef } from "./names.ts";

/** The pattern of a day in filters and parameters. */
export const DAY = "\\d{4}-\\d{2}-\\d{2}(T00:00(:00(\\.0{1,9})?)?(Z|[+ ]00:00))?";
/** A day, or days relative to the current one. */
const DAYS = `(${DAY}|${RELATIVE_DAYS})`;
const INTEGER = "-?\\d{1,18}";
const DECIMAL = "-?\\d{1,18}(\\.\\d{1,6})?";

/** One value, or two separated by a comma. */
const pairOf = (pattern: string): string => `${pattern}(,${pattern})?`;

/** The text `null` in addition to the schema. */
const orNullText = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: "string", const: "null" }],
});

const matching = (pattern: string, isNullable: boolean): JsonSchema => ({
  type: "string",
  pattern: isNullable ? `^(${pattern}|null)$` : `^${pattern}$`,
});

const oneOfThese = (options: readonly (string | number)[], isNullable: boolean): JsonSchema => ({
  ...(options.every((option) => typeof option === "string") ? { type: "string" } : {}),
  enum: isNullable ? [...options, "null"] : [...options],
});

/** One value, or an array if the kind accepts several; in a URL it is one comma-separated text. */
const severalOf = (one: JsonSchema, kind: FilterKind): JsonSchema =>
  kind.one ? { anyOf: [one, { type: "array", items: one, minItems: 1 }] } : one;

/** The schema of a filter or parameter of a kind, for typed clients. */
export function filterSchema(kind: FilterKind, isNullable: boolean): JsonSchema {
  switch (kind.type) {
    case "enum":
      return severalOf(oneOfThese(kind.options ?? [], isNullable), kind);
    case "boolean":
      return isNullable ? orNullText({ type: "boolean" }) : { type: "boolean" };
    case "id":
      if (single(kind) !== single(integerIdKind))
        return severalOf(matching(ACCEPTED_ULID.slice(1, -1), isNullable), kind);
      return severalOf(
        isNullable ? orNullText({ type: "integer", minimum: 0 }) : { type: "integer", minimum: 0 },
        kind,
      );
    case "number": {
      const isInteger = kind === integerKind;
      const pair = matching(pairOf(isInteger ? INTEGER : DECIMAL), isNullable);
      return { anyOf: [{ type: isInteger ? "integer" : "number" }, pair] };
    }
    case "date":
      return matching(pairOf(DAYS), isNullable);
    case "list": {
      const items = kind.options ? oneOfThese(kind.options, isNullable) : { type: "string", minLength: 1 };
      return { type: "array", items, minItems: 1 };
    }
    default:
      return { type: "string", minLength: 1, ...(kind.options ? oneOfThese(kind.options, isNullable) : {}) };
  }
}

/** Examples for kinds whose format is not obvious. */
const EXAMPLES: Readonly<Record<string, string>> = {
  date: "2026-06-01,2026-06-30",
  "date-time": "2026-06-01,2026-06-30",
  number: "1,100",
};

/** The schema with an example of the format. */
export function filterSchemaWithExample(kind: FilterKind, isNullable: boolean): JsonSchema {
  const example = EXAMPLES[kind.type];
  const schema = filterSchema(kind, isNullable);
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** Kinds of filters that many resources use, by the name of their component. */
const SHARED: Readonly<Record<string, FilterKind>> = {
  FilterId: single(idKind),
  FilterIds: idKind,
  FilterNumbers: integerIdKind,
  FilterTexts: listOf(textKind()),
  FilterInteger: integerKind,
  FilterDecimal: decimalKind,
  FilterDate: dateKind,
  FilterDateTime: dateTimeKind,
};

/** `FilterDateOrNull` is for a field that can be null. */
const sharedFilterSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(SHARED).flatMap(([name, kind]) => {
    const [filled, orNull] = [filterSchemaWithExample(kind, false), filterSchemaWithExample(kind, true)];
    return isDeepStrictEqual(filled, orNull)
      ? [[name, filled]]
      : [
          [name, filled],
          [`${name}OrNull`, orNull],
        ];
  }),
);

/** A reference to the component with the same schema; the schema itself if there is none. */
export function sharedOr(schema: JsonSchema): JsonSchema {
  const found = Object.entries(sharedFilterSchemas).find(([, shared]) => isDeepStrictEqual(shared, schema));
  return found ? schemaRef(found[0]) : schema;
}

/** The filter schemas that the given parts of the description refer to, as components. */
export function sharedFilterSchemasIn(...parts: readonly unknown[]): Record<string, JsonSchema> {
  const text = JSON.stringify(parts);
  const isUsed = ([name]: [string, JsonSchema]): boolean => text.includes(`"${schemaRef(name).$ref}"`);
  return Object.fromEntries(Object.entries(sharedFilterSchemas).filter(isUsed));
}

const MEANING: Readonly<Record<string, string>> = {
  string: "Equal to the value.",
  id: "Any of the comma-separated ids.",
  enum: "Any of the comma-separated values.",
  boolean: "`true` or `false`.",
  number: "Equal to the number, or a pair `a,b` for between, both included.",
  date: "On the day, or a pair `a,b` for between, both included; also in the form in which dates are returned, or relative to the current day, such as `this_month`.",
  "date-time":
    "On the UTC day or at the exact moment, or a pair `a,b` of either for between, both included. ISO 8601 with an offset, or relative days such as `last_7_days`.",
  list: "Any of the comma-separated values; `\\,` is a literal comma.",
};

/** The semantics of a filter of a kind, in words. */
export const filterMeaning = (kind: FilterKind): string | null => MEANING[kind.type] ?? null;

/** How a parameter with the schema is encoded in a URL: an array as one comma-separated text. */
export const styleOf = (schema: JsonSchema): { style?: "form"; explode?: boolean } =>
  schema.type === "array" || takesArray(schema.anyOf) ? { style: "form", explode: false } : {};

const takesArray = (schemas: unknown): boolean =>
  ((schemas ?? []) as readonly JsonSchema[]).some(({ type }) => type === "array");
