import type { OpenApiDocument, Operation, Parameter } from "../../../src/engine/openapi/openapi-document.ts";

/** A GET with its parameters as the description shows them by example. */
export interface ReadExample {
  readonly path: string;
  /** Names and values, as they stand in the address. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** What has to be given besides: ids, which no example can know. */
  readonly others: readonly string[];
}

/** Every operation that reads, and says by example what its parameters look like. */
export const readExamples = (document: OpenApiDocument): ReadExample[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const declared = parametersOf(document, get);
    const parameters = declared.flatMap((parameter) => exampleOf(document, parameter));
    const isLeft = ({ in: place, name, required }: Parameter): boolean =>
      place === "query" && required === true && !parameters.some(([given]) => given === name);
    const others = declared.filter(isLeft).map(({ name }) => name);
    return parameters.length > 0 ? [{ path, parameters, others }] : [];
  });

const parametersOf = ({ components }: OpenApiDocument, { parameters }: Operation): Parameter[] =>
  parameters.map((one) => ("$ref" in one ? components.parameters[one.$ref.split("/").at(-1)!]! : one));

/** The first example; a list is written with commas. */
function exampleOf(
  { components }: OpenApiDocument,
  { name, in: place, schema }: Parameter,
): [string, string][] {
  const shared = typeof schema.$ref === "string" ? components.schemas[schema.$ref.split("/").at(-1)!] : {};
  const [example] = (schema.examples ?? shared?.examples ?? []) as unknown[];
  return place === "query" && example !== undefined ? [[name, [example].flat().join()]] : [];
}
