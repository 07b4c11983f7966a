import type { JsonSchema } from "../declare/field-type.ts";
import { RETURNED_ULID } from "../declare/ulid.ts";
import { hasPaths, type RelationshipSchema, type ResourceSchema, type Schema } from "../schema/schema.ts";
import { responseField } from "./field-schemas.ts";
import { described, nullable, object } from "./json-schema.ts";
import { componentName, schemaRef } from "./names.ts";
import { gateExtension, gateNote } from "./permission-notes.ts";
import { variantSchemas } from "./variant-schemas.ts";

/**
 * The schemas of a resource's records. `Fields` contains every field that can be returned, all optional:
 * `include=relationship[a|b]` selects from it. `Attributes` requires all fields that every reader of the record gets.
 */
export function recordSchemas(resource: ResourceSchema, schema: Schema): Record<string, JsonSchema> {
  const name = (part: string): string => componentName(resource, part);
  const fields = [...resource.fields.values()].filter((field) => !field.writeOnly);
  const always = fields
    .filter((field) => field.gate === null && !field.isOmittedFromLists)
    .map((field) => field.name);
  const record = schemaRef(name("Record"));
  return {
    [name("Fields")]: object(
      Object.fromEntries(fields.map((field) => [field.name, responseField(resource, field)])),
      [],
    ),
    ...(resource.links.size > 0 ? { [name("Relationships")]: relationships(resource) } : {}),
    // Without paths of its own, a resource is only returned as related records.
    ...(hasPaths(resource)
      ? {
          [name("Attributes")]: { type: "object", allOf: [schemaRef(name("Fields"))], required: always },
          [name("Record")]: envelope(resource, "Attributes"),
        }
      : {}),
    ...(isRelated(resource, schema) ? { [name("Related")]: envelope(resource, "Fields") } : {}),
    ...(resource.operations.includes("list")
      ? { [name("List")]: page(record), ...variantSchemas(resource) }
      : {}),
  };
}

const page = (record: JsonSchema): JsonSchema =>
  object({
    data: { type: "array", items: record },
    meta: schemaRef("PageMeta"),
    links: schemaRef("PageLinks"),
  });

/** Whether a relationship points to the resource. */
const isRelated = (resource: ResourceSchema, schema: Schema): boolean =>
  [...schema.resources.values()].some((other) =>
    [...other.links.values()].some((link) => link.resource === resource.name),
  );

const idOf = ({ key }: ResourceSchema): JsonSchema => ({
  type: "string",
  pattern: key === "ulid" ? RETURNED_ULID : "^[1-9]\\d{0,9}$",
});

function envelope(resource: ResourceSchema, attributes: "Attributes" | "Fields"): JsonSchema {
  const own = (part: string): JsonSchema => schemaRef(componentName(resource, part));
  return {
    ...object(
      {
        id: idOf(resource),
        type: { type: "string", const: resource.name },
        attributes: own(attributes),
        ...(resource.links.size > 0 ? { relationships: own("Relationships") } : {}),
        meta: schemaRef("RecordMeta"),
      },
      ["id", "type", "attributes", "meta"],
    ),
    ...described(
      resource.description,
      attributes === "Fields" && "As a related record, with the requested attributes.",
    ),
  };
}

/** The relationships requested by `related` and `include`, without those whose resource the caller may not read. */
function relationships(resource: ResourceSchema): JsonSchema {
  const properties = [...resource.links].map(([name, link]) => [name, relationship(resource, link)]);
  return object(Object.fromEntries(properties), []);
}

function relationship(
  resource: ResourceSchema,
  { kind, resource: target, gate }: RelationshipSchema,
): JsonSchema {
  const related = schemaRef(componentName({ name: target }, "Related"));
  return {
    ...(kind === "one" ? nullable(related) : { type: "array", items: related }),
    ...described(gateNote(resource, gate)),
    ...gateExtension(resource, gate),
  };
}

/** A record in the response to a write: null if the write put it out of the caller's sight. */
export function writtenRecord(resource: ResourceSchema): JsonSchema {
  const record = schemaRef(componentName(resource, "Record"));
  return resource.policy.rows === null ? record : nullable(record);
}
