import type { JsonSchema } from "../declare/field-type.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { described, object } from "./json-schema.ts";
import { componentName, pascalCase, schemaRef } from "./names.ts";
import type { Parameter, Reference } from "./openapi-document.ts";
import { queryParameter } from "./query-parameter.ts";
import { sharedSchemas } from "./shared-schemas.ts";

const variantName = (resource: ResourceSchema, name: string): string =>
  componentName(resource, `ListBy${pascalCase(name)}`);

/** The schemas of the variants of a list, as components: `TimesheetsListByGroup`. */
export const variantSchemas = (resource: ResourceSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(resource.variants).map(([name, { title, description, response, meta }]) => [
      variantName(resource, name),
      {
        type: "object",
        ...described(`${title}.`, description),
        required: ["data", "meta", "links"],
        properties: {
          data: {
            type: "array",
            items: object({
              id: { type: "string" },
              type: { type: "string", const: resource.name },
              attributes: response,
              meta: schemaRef("RecordMeta"),
              links: { type: "object", additionalProperties: { type: "string", format: "uri" } },
            }),
          },
          meta: {
            ...sharedSchemas.PageMeta!,
            properties: { ...(sharedSchemas.PageMeta!.properties as JsonSchema), ...meta },
          },
          links: schemaRef("PageLinks"),
        },
      },
    ]),
  );

export const variantRefs = (resource: ResourceSchema): Reference[] =>
  Object.keys(resource.variants).map((name) => schemaRef(variantName(resource, name)));

/** The parameters that select variants, and those that only apply to variants. */
export const variantParameters = (resource: ResourceSchema): Parameter[] =>
  Object.entries(resource.variants).flatMap(([name, { title, description, options, parameters }]) => [
    {
      name,
      in: "query",
      ...described(`${title}.`, description),
      schema: { type: "string", enum: [...options] },
    },
    ...Object.entries(parameters).map(([own, declared]) =>
      queryParameter(own, declared, `Can only be given with \`${name}\`.`),
    ),
  ]);
