import type { JsonSchema } from "../declare/field-type.ts";
import type { FilterKind } from "../declare/filter.ts";
import type { Parameter as Declared } from "../declare/parameter.ts";
import { integerKind } from "../declare/range-kinds.ts";
import { DAY, filterMeaning, filterSchemaWithExample, sharedOr, styleOf } from "./filter-schemas.ts";
import { described } from "./json-schema.ts";
import type { Parameter } from "./openapi-document.ts";

const ONE_DAY: JsonSchema = { type: "string", pattern: `^${DAY}$` };

function schemaOf({ kind, isSingle }: Declared): JsonSchema {
  if (isSingle && kind.type === "number") return { type: kind === integerKind ? "integer" : "number" };
  return isSingle && kind.type === "date" ? ONE_DAY : filterSchemaWithExample(kind, false);
}

const SINGLE: Readonly<Record<string, string>> = { date: "One day.", number: "One number." };

/** The format of the value, if it is not obvious. Filters compare values; other parameters only name them. */
function formOf({ kind, isSingle }: Declared): string | null {
  if (isSingle) return SINGLE[kind.type] ?? null;
  return takesSeveral(kind) ? filterMeaning(kind) : null;
}

const takesSeveral = ({ type, one }: FilterKind): boolean =>
  one !== undefined || ["number", "date", "date-time"].includes(type);

/** A parameter that a getter or a variant of a list declares. */
export function queryParameter(name: string, declared: Declared, note: string | null = null): Parameter {
  const plain = schemaOf(declared);
  const schema = declared.examples ? { ...plain, examples: [...declared.examples] } : plain;
  return {
    name,
    in: "query",
    ...described(declared.description, formOf(declared), note),
    ...(declared.required ? { required: true } : {}),
    ...styleOf(schema),
    schema: sharedOr(schema),
  };
}
