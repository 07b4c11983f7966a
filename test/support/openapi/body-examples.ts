import type { JsonSchema } from "../../../src/engine/declare/field-type.ts";
import type { OpenApiDocument, Operation } from "../../../src/engine/openapi/openapi-document.ts";

/** One example of a JSON body in an API description. */
export interface BodyExample {
  /** `employees.create`, `employees.runAction archive` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly action: string | null;
  readonly body: unknown;
  readonly schema: JsonSchema;
}

/** The examples of all operations with a JSON body. @throws Error if one has none */
export const bodyExamples = (document: OpenApiDocument): BodyExample[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => examplesOf(path, method.toUpperCase(), operation)),
  );

function examplesOf(path: string, method: string, operation: Operation): BodyExample[] {
  const { operationId, requestBody } = operation;
  const json = requestBody?.content["application/json"];
  if (!json) return [];
  const actions = (operation["x-actions"] ?? []).filter(({ contentType }) => contentType === undefined);
  const examples = Object.values(json.examples ?? {});
  if (actions.length === 0) {
    if (json.example === undefined) throw new Error(`${operationId} has no example of its body.`);
    return [{ name: operationId, method, path, action: null, body: json.example, schema: json.schema! }];
  }
  if (examples.length !== actions.length)
    throw new Error(`${operationId} has not an example for each action.`);
  return actions.map(({ name, body }, index) => ({
    name: `${operationId} ${name}`,
    method,
    path,
    action: String(name),
    body: examples[index]!.value,
    schema: { $ref: body },
  }));
}
