import type { Endpoint, FormFiles } from "../declare/endpoint.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import type { RowList } from "../declare/row-list.ts";
import { MAX_PER_PAGE } from "../request/parse-page.ts";
import type { Schema } from "../schema/schema.ts";
import { parametersSchema } from "./action-schemas.ts";
import { jsonContent } from "./body-schemas.ts";
import { endpointFailures } from "./error-responses.ts";
import { parametersExample } from "./examples.ts";
import { filterSchema, styleOf } from "./filter-schemas.ts";
import { responseHeaders } from "./headers.ts";
import { described } from "./json-schema.ts";
import { camelCase, pascalCase } from "./names.ts";
import type { Content, Method, Operation, Parameter, PathItem } from "./openapi-document.ts";
import { shared } from "./operation.ts";
import { queryParameter } from "./query-parameter.ts";
import { NONE, SESSION_ONLY } from "./security.ts";

const SECURITY: Readonly<Record<Endpoint["credential"], Pick<Operation, "security">>> = {
  required: {},
  session: { security: SESSION_ONLY },
  none: { security: NONE },
};

/** The tag of endpoints that belong to no module. */
export const PLATFORM_TAG = { name: "API", description: "The API itself." };

const segmentsOf = ({ path }: Pick<Endpoint, "path">): string[] =>
  path.split("/").filter((segment) => segment !== "");

const templateOf = (endpoint: Endpoint): string =>
  `/${segmentsOf(endpoint)
    .map((segment) => (segment.startsWith(":") ? `{${segment.slice(1)}}` : segment))
    .join("/")}`;

/** The operation id: `GET /employees/:id/avatar` is `employees.byId.avatar.get`. */
const endpointId = (endpoint: Endpoint): string =>
  [
    ...segmentsOf(endpoint).map((segment) =>
      segment.startsWith(":") ? `by${pascalCase(segment)}` : camelCase(segment),
    ),
    endpoint.method.toLowerCase(),
  ].join(".");

function parametersOf({ parameters = {}, headers = {}, paging, run, ...endpoint }: Endpoint): Parameter[] {
  const variables = segmentsOf(endpoint).filter((segment) => segment.startsWith(":"));
  return [
    ...variables.map(
      (segment): Parameter => ({
        name: segment.slice(1),
        in: "path",
        required: true,
        schema: { type: "string" },
      }),
    ),
    ...Object.entries(parameters).map(([name, declared]) => queryParameter(name, declared)),
    ...(paging ? [perPageOf(paging)] : []),
    ...(typeof run === "object" && run.kind === "rows" ? rowListParameters(run) : []),
    ...Object.entries(headers).map(
      ([name, description]): Parameter => ({ name, in: "header", description, schema: { type: "string" } }),
    ),
  ];
}

const perPageOf = ({ rows, perPage }: NonNullable<Endpoint["paging"]>): Parameter => ({
  name: "perPage",
  in: "query",
  description: `The number of ${rows} per page; a larger number than ${MAX_PER_PAGE} is reduced to ${MAX_PER_PAGE}.`,
  schema: { type: "integer", minimum: 1, default: perPage },
});

/** The search and the filters of a row list, with the described negations. */
function rowListParameters({ search, filters }: RowList): Parameter[] {
  const parameter = (name: string, description: string, schema: JsonSchema): Parameter => ({
    ...{ name, in: "query", description, schema },
    ...styleOf(schema),
  });
  return [
    parameter("search", `In ${search.join(" and ")}.`, { type: "string" }),
    ...Object.entries(filters).flatMap(([name, { kind, description, negated }]) => [
      parameter(name, description, filterSchema(kind, false)),
      ...(negated ? [parameter(`-${name}`, negated, filterSchema(kind, false))] : []),
    ]),
  ];
}

/** The content of the response: JSON with a schema, a file, or nothing. */
function contentOf({ response, fileType }: Endpoint): { content?: Content } {
  if (fileType) return { content: { [fileType]: { schema: { type: "string", format: "binary" } } } };
  return response ? { content: jsonContent(response) } : {};
}

/** The response that refers to another host, if there can be one. */
const redirectOf = ({ redirects }: Endpoint): Operation["responses"] =>
  redirects ? { 302: { description: redirects, headers: responseHeaders() } } : {};

/** The schema of a body; other keys are not allowed. */
const bodyOf = (
  body: NonNullable<Endpoint["body"]>,
  example: Endpoint["example"],
): NonNullable<Operation["requestBody"]> => ({
  required: true,
  content: jsonContent(parametersSchema(body), parametersExample({ parameters: body, example })),
});

/** The schema of a form with files; without files the members can be sent as JSON, too. */
function formBody(
  body: NonNullable<Endpoint["body"]>,
  { parts, max, maxFileBytes }: FormFiles,
  example: Endpoint["example"],
): NonNullable<Operation["requestBody"]> {
  const members = parametersSchema(body);
  const file: JsonSchema = { type: "string", format: "binary" };
  const files = parts.map((part): [string, JsonSchema] => [
    part,
    {
      type: "array",
      items: file,
      description: `At most ${max} files in all parts, each of at most ${maxFileBytes / 1024 / 1024} MiB.`,
    },
  ]);
  const form = {
    ...members,
    properties: { ...(members.properties as JsonSchema), ...Object.fromEntries(files) },
  };
  return {
    required: true,
    content: {
      "multipart/form-data": { schema: form },
      ...jsonContent(members, parametersExample({ parameters: body, example })),
    },
  };
}

/** The schema of a body that is not JSON, alone and as the file of a form. */
const contentBody = (type: string): NonNullable<Operation["requestBody"]> => ({
  required: true,
  content: {
    [type]: { schema: { type: "string", format: "binary" } },
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", format: "binary" } },
      },
    },
  },
});

function operation(endpoint: Endpoint, tag: string): Operation {
  return {
    operationId: endpointId(endpoint),
    tags: [tag],
    summary: endpoint.title,
    ...described(endpoint.description),
    parameters: [...parametersOf(endpoint), ...shared("tenant")],
    ...(endpoint.body
      ? {
          requestBody: endpoint.files
            ? formBody(endpoint.body, endpoint.files, endpoint.example)
            : bodyOf(endpoint.body, endpoint.example),
        }
      : {}),
    ...(endpoint.contentType ? { requestBody: contentBody(endpoint.contentType) } : {}),
    responses: {
      "2XX": {
        description: endpoint.title,
        headers: responseHeaders(),
        ...contentOf(endpoint),
      },
      ...redirectOf(endpoint),
      ...endpointFailures,
    },
    ...SECURITY[endpoint.credential],
  };
}

/** The endpoints, each with the tag of its module. */
export function endpointPaths(schema: Schema): Record<string, PathItem> {
  const tags = new Map(
    schema.modules.flatMap((module) => (module.endpoints ?? []).map((one) => [one, module.title] as const)),
  );
  const paths: Record<string, PathItem> = {};
  for (const endpoint of schema.endpoints) {
    const path = templateOf(endpoint);
    const method = endpoint.method.toLowerCase() as Method;
    paths[path] = { ...paths[path], [method]: operation(endpoint, tags.get(endpoint) ?? PLATFORM_TAG.name) };
  }
  return paths;
}
