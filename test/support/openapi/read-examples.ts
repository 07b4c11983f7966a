import type { OpenApiDocument, Operation, Parameter } from "../../../src/engine/openapi/openapi-document.ts";

/** A GET request with its parameters as in the examples of the description. */
export interface ReadExample {
  readonly path: string;
  /** Names and values as in the URL. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Required parameters without an example: ids, which no example can know. */
  readonly others: readonly string[];
  /** Whether the response is a stream of events, which does not end. */
  readonly isEndless: boolean;
}

const EVENTS = "text/event-stream";

/** All operations that read, with the examples of their parameters. */
export const readExamples = (document: OpenApiDocument): ReadExample[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const declared = parametersOf(document, get);
    const parameters = declared.flatMap((parameter) => exampleOf(document, parameter));
    const isLeft = ({ in: place, name, required }: Parameter): boolean =>
      place === "query" && required === true && !parameters.some(([given]) => given === name);
    const others = declared.filter(isLeft).map(({ name }) => name);
    const isEndless = Object.values(get.responses).some(
      (response) => "content" in response && EVENTS in (response.content ?? {}),
    );
    return parameters.length > 0 ? [{ path, parameters, others, isEndless }] : [];
  });

const parametersOf = ({ components }: OpenApiDocument, { parameters }: Operation): Parameter[] =>
  parameters.map((one) => ("$ref" in one ? components.parameters[one.$ref.split("/").at(-1)!]! : one));

/** The first example; a list is separated by commas. */
function exampleOf(
  { components }: OpenApiDocument,
  { name, in: place, schema }: Parameter,
): [string, string][] {
  const shared = typeof schema.$ref === "string" ? components.schemas[schema.$ref.split("/").at(-1)!] : {};
  const [example] = (schema.examples ?? shared?.examples ?? []) as unknown[];
  return place === "query" && example !== undefined ? [[name, [example].flat().join()]] : [];
}
