import type { Field } from "../../../src/engine/declare/field.ts";
import type { JsonSchema } from "../../../src/engine/declare/field-type.ts";

/** Values of texts whose format is not in their JSON Schema, by the name of the field's type. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  timezone: ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC", "Australia/Sydney"],
  currency: ["EUR", "USD", "CHF", "RON"],
  locale: ["en", "de-AT", "ro", "fr-CH"],
  url: ["/images/one.png", "https://example.com/two.png", "/three", "https://example.com/4?a=b"],
};

const WORDS = ["amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heath"];

/** A small number that differs between names. */
const seedOf = (name: string): number => [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0);

const DAY_MS = 86_400_000;
/** The number of days, about a month apart, that fit into the valid dates (until the end of 2199). */
const monthsOf = (n: number): number => (n % 2_000) * 31;

const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The n-th valid value of a field as a caller sends it, from its type and JSON Schema alone; undefined if these do not
 * determine one (the caller provides references). Consecutive n give different values if the type has several.
 */
export function deriveValue(name: string, field: Field, n: number): unknown {
  const { type } = field;
  if (type.reference) return undefined;
  if (type.name === "date") return dayAfter("2024-01-15", (seedOf(name) % 50) + monthsOf(n));
  const schema = type.schema();
  const examples = (schema.examples ?? []) as unknown[];
  const derived = fromSchema(name, type.name, schema, n, field.unique !== null || field.required);
  return [derived, examples[n % Math.max(1, examples.length)]].find((value) => isTaken(field, value));
}

function isTaken({ type }: Field, value: unknown): boolean {
  let taken = value !== undefined;
  type.read(value, () => {
    taken = false;
  });
  return taken;
}

function fromSchema(name: string, type: string, schema: JsonSchema, n: number, isUnique: boolean): unknown {
  const { enum: options, type: given } = schema as { enum?: unknown[]; type?: string | string[] };
  if (options) return options[(n + seedOf(name)) % options.length];
  const kind = Array.isArray(given) ? given.find((one) => one !== "null") : given;
  switch (kind) {
    case "boolean":
      return n % 2 === 0;
    case "integer":
      return numberIn(schema, isUnique ? n : n % 4);
    case "number":
      return (
        numberIn(schema, isUnique ? n : n % 4) + (Number(schema["x-decimals"] ?? 0) > 0 ? (n % 4) / 4 : 0)
      );
    case "string":
      return textOf(name, type, schema, n, isUnique);
    case "array":
      return arrayOf(name, schema, n);
    case "object":
      return objectOf(schema, n);
    default:
      return undefined;
  }
}

function numberIn(schema: JsonSchema, n: number): number {
  const min = typeof schema.minimum === "number" ? schema.minimum : 1;
  const max = typeof schema.maximum === "number" ? schema.maximum : min + 1_000_000;
  return min + ((n * 3 + 1) % Math.max(1, Math.floor(max - min)));
}

function textOf(name: string, type: string, schema: JsonSchema, n: number, isUnique: boolean): unknown {
  const listed = BY_TYPE[type];
  if (listed) return listed[n % listed.length];
  if (schema.pattern && Array.isArray(schema.examples)) return schema.examples[n % schema.examples.length];
  const word = WORDS[(n * 3 + seedOf(name)) % WORDS.length]!;
  if (schema.format === "email") return `${word}.${name.replaceAll("_", "")}${n}@example.test`;
  if (schema.format === "date-time") return `${dayAfter("2026-02-01", n * 9)}T0${n % 10}:30:00+02:00`;
  if (schema.format === "date") return dayAfter("2024-01-15", monthsOf(n));
  if (schema.pattern === "^#[0-9A-Fa-f]{6}$") return `#${(n * 4099 + 0x101010).toString(16).slice(0, 6)}`;
  return (isUnique ? `${word}${n}` : word).slice(0, Number(schema.maxLength ?? 255));
}

function arrayOf(name: string, schema: JsonSchema, n: number): unknown {
  const items = (schema.items ?? {}) as JsonSchema;
  const count = Math.min(
    Number(schema.maxItems ?? 10),
    Math.max(Number(schema.minItems ?? 0), 1 + (n % 3)),
    Array.isArray(items.enum) ? items.enum.length : 10,
  );
  const values = Array.from({ length: count }, (_, index) =>
    fromSchema(name, "string", items, n + index, true),
  );
  return schema.uniqueItems === true && items.type === "integer"
    ? [...new Set(values as number[])].sort((a, b) => a - b)
    : values;
}

function objectOf(schema: JsonSchema, n: number): unknown {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(
    properties.map(([name, property]) => [name, fromSchema(name, "string", property, n, true)]),
  );
}
