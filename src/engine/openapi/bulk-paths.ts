import type { ResourceSchema } from "../schema/schema.ts";
import { bulkChange, bulkOf, jsonContent } from "./body-schemas.ts";
import { bulkChangeExample, createExample, selectionExample } from "./examples.ts";
import { described } from "./json-schema.ts";
import { listParameterRefs } from "./list-parameters.ts";
import { componentName, responseRef, schemaRef } from "./names.ts";
import type { Operation, PathItem } from "./openapi-document.ts";
import { guardedMany, posting, writing } from "./operation.ts";
import { createNote } from "./permission-notes.ts";
import { changersNote, deletersNote } from "./record-paths.ts";
import { resourceResponse } from "./resource-responses.ts";

const ALL_OR_NOTHING =
  "Either all items are written or none; messages are keyed by the item, such as `0.email`.";

/** `/{resource}/bulk`: up to 500 records in one transaction. */
export function bulkPaths(resource: ResourceSchema): Record<string, PathItem> {
  const { operations } = resource;
  const item: PathItem = {
    ...(operations.includes("create") ? { post: create(resource) } : {}),
    ...(operations.includes("update") ? { patch: update(resource) } : {}),
    ...(operations.includes("delete") ? { delete: remove(resource) } : {}),
  };
  return resource.isSingleton || Object.keys(item).length === 0 ? {} : { [`/${resource.name}/bulk`]: item };
}

const create = (resource: ResourceSchema): Operation =>
  posting(resource, {
    id: ["bulkCreate"],
    summary: `Create up to 500 ${resource.plural}`,
    ...described(ALL_OR_NOTHING, createNote(resource)),
    parameters: listParameterRefs(resource, "related", "include"),
    requestBody: {
      required: true,
      content: jsonContent(bulkOf(schemaRef(componentName(resource, "Create"))), [createExample(resource)]),
    },
    success: [201, resourceResponse(resource, "BulkCreated")],
  });

const EACH_CHANGE =
  "`meta` has an item for each record of `data`: its entity tag, and the fields that have changed, also those that followed from others. In a dry run it says what would change, and the errors are those of all records.";

const update = (resource: ResourceSchema): Operation =>
  guardedMany(resource, {
    id: ["bulkUpdate"],
    summary: `Change up to 500 ${resource.plural}`,
    ...described(ALL_OR_NOTHING, EACH_CHANGE, changersNote(resource)),
    parameters: listParameterRefs(resource, "related", "include"),
    requestBody: {
      required: true,
      content: jsonContent(bulkOf(bulkChange(resource)), bulkChangeExample(resource)),
    },
    success: [200, resourceResponse(resource, "BulkChanged")],
  });

const remove = (resource: ResourceSchema): Operation =>
  writing(resource, {
    id: ["bulkDelete"],
    summary: `Delete up to 500 ${resource.plural}`,
    ...described("Either all of them are deleted or none.", deletersNote(resource)),
    requestBody: { required: true, content: jsonContent(schemaRef("RecordIds"), selectionExample(resource)) },
    success: [204, responseRef("Deleted")],
  });
