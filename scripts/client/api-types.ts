import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OpenApiDocument, PathItem } from "../../src/engine/openapi/openapi-document.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface TypesGenerator {
  default: (document: unknown) => Promise<unknown>;
  astToString(tree: unknown): string;
}

/** The generator needs another version of TypeScript than the program: it is installed separately. */
async function typesGenerator(): Promise<TypesGenerator> {
  const apart = createRequire(join(ROOT, "test", "support", "client-types", "package.json"));
  const loaded = await import(pathToFileURL(apart.resolve("openapi-typescript")).href);
  const generate = loaded.default.default ?? loaded.default;
  return { default: generate, astToString: loaded.astToString ?? loaded.default.astToString };
}

/** Removes what the UI never calls: bulk routes, and the second and third method for a change. */
function wantedPaths(paths: OpenApiDocument["paths"]): Record<string, PathItem> {
  const wanted = Object.entries(paths).filter(([path]) => !path.endsWith("/bulk"));
  return Object.fromEntries(
    wanted.map(([path, { put: _put, post, ...rest }]) => [
      path,
      onlySuccesses(post && !("patch" in rest) ? { ...rest, post } : rest),
    ]),
  );
}

const onlySuccesses = (item: PathItem): PathItem =>
  Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, onlySuccess(operation)]));

/** Removes errors, which have one shape that the client parses itself. */
function onlySuccess(operation: NonNullable<PathItem["get"]>): NonNullable<PathItem["get"]> {
  const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
  return { ...operation, responses: Object.fromEntries(responses) };
}

const PROSE = new Set(["description", "summary", "examples", "pattern", "format", "headers"]);

/** Removes prose and headers: the types alone are a third of the size. */
function bare(value: unknown, parent = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== "object" || value === null) return value;
  const isNamed = parent === "properties" || parent === "schemas";
  const retained = Object.entries(value).filter(([key]) => isNamed || !PROSE.has(key));
  return Object.fromEntries(retained.map(([key, item]) => [key, bare(item, isNamed ? "" : key)]));
}

/** The types of the API's paths, parameters, bodies and responses, in TypeScript. */
export async function apiTypes(description: OpenApiDocument): Promise<string> {
  const { default: generate, astToString } = await typesGenerator();
  const { paths, components } = description;
  const { headers: _headers, ...wantedComponents } = components;
  const slim = bare({
    ...description,
    paths: wantedPaths(paths),
    components: wantedComponents,
  }) as { components: { responses: Record<string, { description?: string }> } };
  const text = astToString(await generate(slim));
  return text
    .split("\n")
    .filter((line) => !/^\s+\w+\?: never;$/.test(line))
    .map((line) => line.replace(/^( {4})+/, (indent) => indent.slice(indent.length / 2)))
    .join("\n");
}
