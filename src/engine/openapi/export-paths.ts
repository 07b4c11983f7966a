import type { ResourceSchema } from "../schema/schema.ts";
import { EXPORT_CONTENT_TYPES, EXPORT_FORMATS } from "../work/exported-table.ts";
import { filterRefs } from "./filter-parameters.ts";
import { responseHeaders } from "./headers.ts";
import { described } from "./json-schema.ts";
import { listParameterRefs } from "./list-parameters.ts";
import type { Operation, Parameter } from "./openapi-document.ts";
import { reading } from "./operation.ts";
import { grantsExtension, readNote } from "./permission-notes.ts";

const format: Parameter = {
  name: "format",
  in: "query",
  description: "A workbook, CSV, or JSON lines: an object in each line.",
  schema: { type: "string", enum: EXPORT_FORMATS, default: "xlsx" },
};

const columns: Parameter = {
  name: "columns",
  in: "query",
  description:
    "Comma-separated fields, in order; `client.name` is a field of a related record, `custom_fields.size` a custom field. Default: every field of the list.",
  style: "form",
  explode: false,
  schema: { type: "array", items: { type: "string" }, examples: [["id"]] },
};

/** `GET /{resource}/export`: the list as a file. */
export const exportOf = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["export"],
    summary: `Export ${resource.plural}`,
    ...described(
      "All records of the list with the same filters, search and order. They are those of one moment; fields that are derived from other records may be newer. Fields that the caller cannot read are left out.",
      readNote(resource),
    ),
    ...(resource.policy.requires ? grantsExtension([{ permissions: resource.policy.requires }]) : {}),
    parameters: [format, columns, ...listParameterRefs(resource, "search", "sort"), ...filterRefs(resource)],
    success: [
      200,
      {
        description: `The ${resource.plural} as a file`,
        headers: responseHeaders(),
        content: Object.fromEntries(
          EXPORT_FORMATS.map((name) => EXPORT_CONTENT_TYPES[name]).map((type) => [
            type,
            { schema: { type: "string", contentMediaType: type } },
          ]),
        ),
      },
    ],
  });
