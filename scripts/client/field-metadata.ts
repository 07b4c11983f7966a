import type { Field } from "../../src/engine/declare/field.ts";
import { ownWords } from "../../src/engine/openapi/field-notes.ts";
import type { FieldMetadata } from "../../web/src/api/metadata.ts";

export type Schema = Readonly<Record<string, unknown>>;

export interface FieldSchemas {
  readonly returned: Schema | undefined;
  readonly create: Schema | undefined;
  readonly change: Schema | undefined;
  readonly isRequired: boolean;
  readonly declared?: Field;
}

/** The place of a record in an order: other languages have another word for it than for what somebody is employed as. */
const isRank = (name: string, { type }: Schema): boolean =>
  name === "position" && ![type].flat().includes("string");

/** Combines what the declaration and the schemas of responses and bodies say about a field. */
export function fieldMetadata(name: string, schemas: FieldSchemas): FieldMetadata {
  const { returned, create, change, isRequired, declared } = schemas;
  const written = create ?? change;
  const schema = (written ?? returned)!;
  const items = schema.items as Schema | undefined;
  const keys = schema.type !== "array" && schema.properties ? Object.keys(schema.properties as object) : null;
  const options = optionsOf(schema) ?? (items && optionsOf(items));
  const types = [(returned ?? schema).type].flat();
  return compact({
    name,
    label: (schema.title as string) ?? (isRank(name, schema) ? "Rank" : labelOf(name)),
    type: kindOf(schema, returned),
    currencyField: schema["x-currency-field"],
    hint: hintOf(schema, declared, written !== undefined),
    required: isRequired || undefined,
    nullable: types.includes("null") || undefined,
    creatable: create !== undefined || undefined,
    changeable: change !== undefined || undefined,
    isUnique: create?.["x-unique"] ?? change?.["x-unique"],
    unread: (returned === undefined && written !== undefined) || undefined,
    options,
    default: create?.["x-default"],
    resource: (schema["x-resource"] ?? items?.["x-resource"]) as string | undefined,
    mentions: schema["x-mentions"] as string | undefined,
    maxLength: (schema.maxLength ?? items?.maxLength) as number | undefined,
    minimum: (schema.minimum ?? items?.minimum) as number | undefined,
    maximum: (schema.maximum ?? items?.maximum) as number | undefined,
    maxItems: schema.maxItems as number | undefined,
    decimals: schema["x-decimals"] as number | undefined,
    keys: keys ?? undefined,
    countryKeys: keys && countryKeysOf(schema),
    items: items?.properties ? itemsOf(items) : undefined,
    gate: gateOf(returned),
  }) as unknown as FieldMetadata;
}

/** The type by which a field is shown and entered; that of a number depends on what it counts. */
function kindOf(schema: Schema, returned: Schema | undefined): string {
  const type = (schema["x-type"] ?? returned?.["x-type"] ?? guessType(schema)) as string;
  const isPlainNumber = type === "integer" || type === "decimal";
  return isPlainNumber ? ((schema["x-counts"] ?? type) as string) : type;
}

/** The keys of an object whose texts are country codes. */
function countryKeysOf(schema: Schema): string[] | undefined {
  const parts = Object.entries(schema.properties as Record<string, Schema>);
  const found = parts.flatMap(([key, part]) => (part["x-type"] === "country" ? [key] : []));
  return found.length > 0 ? found : undefined;
}

/** Members without content are omitted; null means that the currency is that of a related record. */
const compact = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name, item]) => item !== undefined && (item !== null || name === "currencyField"),
    ),
  );

const optionsOf = (schema: Schema): (string | number)[] | undefined =>
  (schema.enum as (string | number | null)[] | undefined)?.filter((option) => option !== null);

const ACRONYMS: Readonly<Record<string, string>> = { id: "ID", ip: "IP", vat: "VAT", url: "URL", api: "API" };

/** `manager_employee_id` becomes "Manager employee": a reference is named after its target. */
export function labelOf(name: string): string {
  const words = name
    .replace(/_ids?$/, (suffix) => (suffix === "_ids" ? "s" : ""))
    .split(/[_-]/)
    .map((word) => ACRONYMS[word] ?? word);
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The field's metadata, and the meaning of an empty input. The form shows rules and rights in other ways, and contains
 * constant defaults from the start.
 */
function hintOf(schema: Schema, declared: Field | undefined, isWritten: boolean): string | undefined {
  // Fields of objects within a field are not declared; they have only their schema.
  if (!declared) return schema.description as string | undefined;
  const { fallbackMeaning: meaning } = declared;
  const words = isWritten ? ownWords(declared) : ownWords(declared, declared.type.returned?.());
  const whole = [...words, isWritten && meaning !== null ? `Default: ${meaning}.` : null];
  return whole.filter((sentence) => sentence !== null).join(" ") || undefined;
}

function gateOf(returned: Schema | undefined): FieldMetadata["gate"] {
  const gate = returned?.["x-gate"] as FieldMetadata["gate"];
  return gate && { read: gate.read, readsSomeRows: gate.readsSomeRows, write: gate.write };
}

const itemsOf = (items: Schema): Record<string, FieldMetadata> =>
  Object.fromEntries(
    Object.entries(items.properties as Record<string, Schema>).map(([name, schema]) => [
      name,
      fieldMetadata(name, {
        returned: undefined,
        create: schema,
        change: undefined,
        isRequired: ((items.required ?? []) as string[]).includes(name),
      }),
    ]),
  );

/** Objects within a field whose fields are not declared have no type of their own. */
function guessType(schema: Schema): string {
  const types = [schema.type].flat();
  if (optionsOf(schema)) return "enum";
  if (types.includes("boolean")) return "boolean";
  if (types.includes("integer")) return "integer";
  if (types.includes("number")) return "decimal";
  if (types.includes("array")) return "lines";
  if (types.includes("object")) return "json";
  if (schema.format === "date-time") return "date-time";
  return typeof schema.maxLength === "number" && schema.maxLength > 1000 ? "text" : "string";
}
