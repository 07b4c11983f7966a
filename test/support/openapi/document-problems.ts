import { Validator } from "@seriousme/openapi-schema-validator";
import type { JsonSchema } from "../../../src/engine/declare/field-type.ts";
import type { Content, OpenApiDocument, Operation } from "../../../src/engine/openapi/openapi-document.ts";
import { SchemaValidator } from "./schema-validator.ts";

/** Responses that are returned before an operation is found, so that no operation refers to them. */
const UNREFERENCED = ["#/components/responses/MethodNotAllowed", "#/components/headers/Allow"];

/** The problems of an API description, as lines of text; empty if it is valid. */
export async function documentProblems(document: OpenApiDocument): Promise<string[]> {
  return [
    ...(await officialProblems(document)),
    ...schemaProblems(document),
    ...referenceProblems(document),
    ...operationProblems(document),
  ];
}

/** Validates against the JSON Schema that the OpenAPI Initiative publishes for version 3.1. */
async function officialProblems(document: OpenApiDocument): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  return valid ? [] : [`the official schema refuses it: ${JSON.stringify(errors)}`];
}

/** Checks that a strict validator accepts every schema object. */
function schemaProblems(document: OpenApiDocument): string[] {
  const validator = new SchemaValidator(document);
  const { schemas, parameters, headers, responses } = document.components;
  const all: [string, JsonSchema | undefined][] = [
    ...Object.entries(schemas),
    ...Object.entries({ ...parameters, ...headers }).map(
      ([name, { schema }]) => [name, schema] as [string, JsonSchema],
    ),
    ...Object.entries(responses).flatMap(([name, { content }]) => schemasOf(name, content)),
    ...operations(document).flatMap(({ operationId, requestBody, parameters: own, responses }) => [
      ...schemasOf(operationId, requestBody?.content),
      ...own.flatMap((one) => ("schema" in one ? [[operationId, one.schema] as [string, JsonSchema]] : [])),
      ...Object.values(responses).flatMap((one) =>
        "content" in one ? schemasOf(operationId, one.content) : [],
      ),
    ]),
  ];
  return all.flatMap(([name, schema]) => {
    try {
      if (schema) validator.compile(schema);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}

const schemasOf = (name: string, content: Content = {}): [string, JsonSchema | undefined][] =>
  Object.values(content).map(({ schema }) => [name, schema]);

export const operations = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item));

function referencesIn(part: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof part !== "object" || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    // The bodies of `x-actions` are referred to by name; in examples a record can have a field of that name.
    const isNamed = key === "body" && String(value).startsWith("#/");
    if ((key === "$ref" || isNamed) && typeof value === "string") found.add(value);
    else referencesIn(value, found);
  }
  return found;
}

/** Checks that every reference has a target, and that every component is referred to. */
function referenceProblems(document: OpenApiDocument): string[] {
  const referred = referencesIn(document);
  const named = Object.entries(document.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, members]) => Object.keys(members).map((name) => `#/components/${kind}/${name}`));
  const known = new Set(named);
  return [
    ...[...referred].filter((reference) => !known.has(reference)).map((one) => `${one} leads nowhere`),
    ...named
      .filter((one) => !referred.has(one) && !UNREFERENCED.includes(one))
      .map((one) => `${one} is never used`),
  ];
}

/** Checks that every operation has a unique id, a module, a summary, and the variables of its path. */
function operationProblems(document: OpenApiDocument): string[] {
  const ids = operations(document).map(({ operationId }) => operationId);
  const modules = new Set(document.tags.map(({ name }) => name));
  const twice = ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `two operations are called ${id}`);
  const own = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((operation) => {
      const { operationId, tags, summary, responses } = operation;
      const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameterNames(document, operation, "path");
      return [
        ...(tags.length === 1 && modules.has(tags[0]!) ? [] : [`${operationId} is of no module`]),
        ...(summary.trim() === "" ? [`${operationId} has no summary`] : []),
        ...(Object.keys(responses).some((status) => status.startsWith("2"))
          ? []
          : [`${operationId} never succeeds`]),
        ...(variables.join() === declared.join() ? [] : [`${operationId} declares ${declared} for ${path}`]),
        ...repeated(parameterNames(document, operation, "query")).map(
          (name) => `${operationId} has ${name} twice`,
        ),
      ];
    }),
  );
  return [...twice, ...own];
}

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) < index);

/** The names of an operation's parameters in a place, with references resolved. */
export function parameterNames(
  { components }: OpenApiDocument,
  { parameters }: Operation,
  place: string,
): string[] {
  return parameters
    .map((one) => ("$ref" in one ? components.parameters[one.$ref.split("/").at(-1)!]! : one))
    .filter((one) => one.in === place)
    .map(({ name }) => name);
}
