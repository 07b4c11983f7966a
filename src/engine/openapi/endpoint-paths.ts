import type { Endpoint } from "../declare/endpoint.ts";
import type { Schema } from "../schema/schema.ts";
import { jsonContent } from "./body-schemas.ts";
import { endpointFailures } from "./error-responses.ts";
import { endpointExample } from "./examples.ts";
import { styleOf } from "./filter-schemas.ts";
import { responseHeaders } from "./headers.ts";
import { described } from "./json-schema.ts";
import { camelCase, pascalCase } from "./names.ts";
import type { Content, Method, Operation, Parameter, PathItem } from "./openapi-document.ts";
import { shared } from "./operation.ts";
import { NONE, SESSION_ONLY } from "./security.ts";

const SECURITY: Readonly<Record<Endpoint["credential"], Pick<Operation, "security">>> = {
  required: {},
  session: { security: SESSION_ONLY },
  none: { security: NONE },
};

/** The tag of routes that belong to no module. */
export const PLATFORM_TAG = { name: "API", description: "The API itself." };

const segmentsOf = ({ path }: Endpoint): string[] => path.split("/").filter((segment) => segment !== "");

const templateOf = (endpoint: Endpoint): string =>
  `/${segmentsOf(endpoint)
    .map((segment) => (segment.startsWith(":") ? `{${segment.slice(1)}}` : segment))
    .join("/")}`;

/** `GET /employees/:id/avatar` is `employees.byId.avatar.get`. */
const endpointId = (endpoint: Endpoint): string =>
  [
    ...segmentsOf(endpoint).map((segment) =>
      segment.startsWith(":") ? `by${pascalCase(segment)}` : camelCase(segment),
    ),
    endpoint.method.toLowerCase(),
  ].join(".");

function parametersOf(endpoint: Endpoint): Parameter[] {
  const variables = segmentsOf(endpoint).filter((segment) => segment.startsWith(":"));
  const schema = { type: "string" };
  return [
    ...variables.map(
      (segment): Parameter => ({ name: segment.slice(1), in: "path", required: true, schema }),
    ),
    ...Object.entries(endpoint.parameters ?? {}).map(([name, declared]): Parameter => {
      const own = typeof declared === "string" ? { description: declared, schema } : declared;
      return { name, in: "query", ...own, ...styleOf(own.schema) };
    }),
  ];
}

/** What is returned: JSON of a shape, a file, or nothing. */
function contentOf({ response, fileType }: Endpoint): { content?: Content } {
  if (fileType) return { content: { [fileType]: { schema: { type: "string", format: "binary" } } } };
  return response ? { content: jsonContent(response) } : {};
}

function operation(endpoint: Endpoint, tag: string): Operation {
  return {
    operationId: endpointId(endpoint),
    tags: [tag],
    summary: endpoint.title,
    ...described(endpoint.description),
    parameters: [...parametersOf(endpoint), ...shared("tenant")],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: jsonContent(endpoint.body, endpointExample(endpoint.body)),
          },
        }
      : {}),
    responses: {
      "2XX": {
        description: endpoint.title,
        headers: responseHeaders(),
        ...contentOf(endpoint),
      },
      ...endpointFailures,
    },
    ...SECURITY[endpoint.credential],
  };
}

/** The routes that are no resource's, each under the tag of its module. */
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
