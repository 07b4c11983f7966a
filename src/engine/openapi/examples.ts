import type { Action } from "../declare/action.ts";
import type { Field } from "../declare/field.ts";
import type { FieldBuilder } from "../declare/field-builder.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import { EXAMPLE_ULID } from "../declare/ulid.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { writableFields } from "./body-schemas.ts";
import { constantDefault } from "./field-notes.ts";

/** The example id for resources with integer keys. */
const EXAMPLE_NUMBER = 12;

type Example = Readonly<Record<string, unknown>>;

/** The example id of a record of the resource. */
const exampleId = ({ key }: Pick<ResourceSchema, "key">): string | number =>
  key === "integer" ? EXAMPLE_NUMBER : EXAMPLE_ULID;

/** A plausible value that matches the schema. */
function fromSchema(schema: JsonSchema, name: string): unknown {
  const {
    examples,
    enum: options,
    type,
  } = schema as { examples?: unknown[]; enum?: unknown[]; type?: unknown };
  if (schema.const !== undefined) return schema.const;
  if (examples?.length) return examples[0];
  if (options?.length) return options[0];
  const kind = [type].flat()[0];
  if (kind === "boolean") return true;
  if (kind === "integer" || kind === "number") return Math.max(Number(schema.minimum ?? 1), 1);
  if (kind === "array") {
    return Number(schema.minItems ?? 0) > 0 ? [fromSchema((schema.items ?? {}) as JsonSchema, name)] : [];
  }
  if (kind === "object") return partsOf(schema);
  if (schema.format === "email") return "ana.pop@example.com";
  if (schema.format === "password") return "correct horse battery";
  return wordsOf(name);
}

const partsOf = ({ properties = {}, required = [] }: JsonSchema): Example =>
  Object.fromEntries(
    (required as string[]).map((name) => [
      name,
      fromSchema((properties as Record<string, JsonSchema>)[name] ?? {}, name),
    ]),
  );

/** `closing_note` as "Closing note". */
const wordsOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

function exampleValue(name: string, field: Field): unknown {
  const { reference, schema } = field.type;
  if (reference) return schema().type === "array" ? [exampleId(reference)] : exampleId(reference);
  return constantDefault(field) ?? fromSchema(field.type.schema(), name);
}

/** The example body that creates a record: the declared example, plus the required fields. */
export function createExample(resource: ResourceSchema): Example {
  const declared = resource.examples.create ?? {};
  return Object.fromEntries(
    writableFields(resource, "create")
      .filter(({ name, required }) => required || Object.hasOwn(declared, name))
      .map((field) => [field.name, declared[field.name] ?? exampleValue(field.name, field)]),
  );
}

/** The example body that changes a record: the declared one, else one plain field. */
export function changeExample(resource: ResourceSchema): Example {
  if (resource.examples.change) return resource.examples.change;
  const fields = writableFields(resource, "change").filter(
    ({ type, gate, rules, unique }) => !type.reference && gate === null && rules.length === 0 && !unique,
  );
  const texts = fields.filter(({ type }) => type.name === "string" || type.name === "text");
  const field = texts.find(({ name }) => name === "description") ?? texts[0] ?? fields[0];
  return field ? { [field.name]: exampleValue(field.name, field) } : {};
}

export const bulkChangeExample = (resource: ResourceSchema): readonly Example[] => [
  { id: exampleId(resource), ...changeExample(resource) },
];

/** The example body that names one record. */
export const selectionExample = (resource: ResourceSchema): Example => ({
  repositories: [exampleId(resource)],
});

/** The example parameters of an action: the declared ones, plus the required ones. */
export function parametersExample({
  parameters,
  example = {},
}: Pick<Action, "parameters"> & { readonly example?: Example }): Example {
  const required = Object.entries<FieldBuilder>(parameters)
    .filter(([, { definition }]) => definition.required)
    .map(([name, { definition }]) => [name, exampleValue(name, definition)] as const);
  return { ...Object.fromEntries(required), ...example };
}
