import type { ResourceSchema } from "../schema/schema.ts";
import {
  type ActionEntry,
  actionBodies,
  actionExtension,
  actionOverview,
  actionsAt,
  fileActions,
  openActions,
} from "./action-entries.ts";
import { jsonContent } from "./body-schemas.ts";
import { filterRefs } from "./filter-parameters.ts";
import { ON_POST, responseHeaders } from "./headers.ts";
import { described, object } from "./json-schema.ts";
import { listParameterRefs } from "./list-parameters.ts";
import { responseRef } from "./names.ts";
import type { Operation, Parameter, PathItem, Response } from "./openapi-document.ts";
import { posting, reading, recordParameters, recordPath } from "./operation.ts";
import { readNote } from "./permission-notes.ts";
import { hasOwnResponse, metaBeside, resourceResponse } from "./resource-responses.ts";
import { NONE, OPTIONAL, SESSION_ONLY } from "./security.ts";

/**
 * `/{resource}/actions` and `/{resource}/{id}/actions`. OpenAPI has one operation for a path and method, but the action
 * is named in the query. So the operation has the names as an enum and the bodies as alternatives, each a named schema,
 * and `x-actions` assigns the bodies to the names.
 */
export function actionPaths(resource: ResourceSchema): Record<string, PathItem> {
  const open = openActions(resource);
  const onMany = actionsAt(resource, "collection");
  const onOne = actionsAt(resource, "record");
  const files = fileActions(resource, "collection");
  const fileOfOne = fileActions(resource, "record");
  const many = !resource.isSingleton && onMany.length + open.length + files.length > 0;
  const hasOnOne = onOne.length + fileOfOne.length > 0;
  const one: PathItem = hasOnOne ? { post: runOnOne(resource, onOne, fileOfOne) } : {};
  const paths = {
    [`/${resource.name}/actions`]: {
      get: describeActions(resource),
      ...(many ? { post: runOnMany(resource, [...onMany, ...files], open) } : {}),
      ...(resource.isSingleton ? one : {}),
    },
  };
  return resource.isSingleton || !hasOnOne ? paths : { ...paths, [`${recordPath(resource)}/actions`]: one };
}

const describeActions = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["listActions"],
    summary: `List the actions on ${resource.plural}`,
    ...described(readNote(resource)),
    success: [200, responseRef("Actions")],
  });

const named = (actions: readonly ActionEntry[]): Parameter => ({
  name: "action",
  in: "query",
  description: "Which action.",
  required: true,
  schema: { type: "string", enum: [...new Set(actions.map(({ name }) => name))] },
});

const bodyOf = (actions: readonly ActionEntry[]) => ({
  required: actions.every(({ needsBody }) => needsBody),
  content: actionBodies(actions),
});

const runOnOne = (
  resource: ResourceSchema,
  onOne: readonly ActionEntry[],
  files: readonly ActionEntry[],
): Operation => {
  const actions = [...onOne, ...files];
  const response = files.length > 0 ? openResponse(resource) : resourceResponse(resource, "ActedOn");
  return {
    ...posting(resource, {
      id: ["runAction"],
      summary: `Run an action on ${resource.isSingleton ? "the" : "one"} ${resource.singular}`,
      description: actionOverview(actions),
      parameters: [
        ...recordParameters(resource),
        named(actions),
        ...listParameterRefs(resource, "related", "include"),
      ],
      requestBody: bodyOf(actions),
      success: [200, response],
    }),
    ...(actions.every(({ rights }) => rights.credential === "session") ? { security: SESSION_ONLY } : {}),
    "x-actions": actionExtension(actions),
  };
};

const ALL =
  '`search` and the filters can only be given with `"repositories": "all"`; they select the records.';

const ORDER = "`sort` orders the rows of a file; without it, the file has its own default order.";

function runOnMany(
  resource: ResourceSchema,
  onMany: readonly ActionEntry[],
  open: readonly ActionEntry[],
): Operation {
  const actions = [...onMany, ...open];
  const makesFiles = Object.keys(resource.fileActions).length > 0;
  const ordering = makesFiles ? listParameterRefs(resource, "sort") : [];
  const selecting = [
    ...listParameterRefs(resource, "search", "related", "include"),
    ...ordering,
    ...filterRefs(resource),
  ];
  return {
    ...posting(resource, {
      id: ["runBulkAction"],
      summary: `Run an action ${onMany.length > 0 ? "on several" : "of"} ${resource.plural}`,
      description: [
        actionOverview(actions),
        ...(onMany.length > 0 ? [ALL] : []),
        ...(makesFiles ? [ORDER] : []),
      ].join("\n\n"),
      parameters: [named(actions), ...(onMany.length > 0 ? selecting : [])],
      requestBody: bodyOf(actions),
      success: [
        200,
        hasOwnResponse(resource) ? openResponse(resource) : resourceResponse(resource, "BulkActedOn"),
      ],
    }),
    ...(open.some(({ rights }) => rights.credential === "none")
      ? { security: onMany.length > 0 ? OPTIONAL : NONE }
      : {}),
    "x-actions": actionExtension(actions),
  };
}

/** An action without a record can return any `data`, and a file action returns a file. */
const openResponse = (resource: ResourceSchema): Response => ({
  description: "The response of the action, with the records it acted on, if any.",
  headers: responseHeaders(...ON_POST),
  content: {
    ...jsonContent(
      object({ data: {}, message: { type: "string" }, ...metaBeside(resource, true) }, ["data", "message"]),
    ),
    ...Object.fromEntries(
      Object.values(resource.fileActions).flatMap(({ contentType }) =>
        contentType ? [[contentType, { schema: { type: "string", contentMediaType: contentType } }]] : [],
      ),
    ),
  },
});
