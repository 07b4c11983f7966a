import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OpenApiDocument } from "../../../src/engine/openapi/openapi-document.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CACHE = join(ROOT, "node_modules", ".cache");
const GENERATOR = new URL("../client-types/package.json", import.meta.url);

const SETTINGS = {
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    outDir: "out",
  },
  files: ["client.ts"],
};

/** A client of the API, compiled with the types that openapi-typescript generates from a description. */
export interface TypedClient {
  /** The compiler's errors; empty if there are none. */
  readonly complaints: string;
  /** The compiled module. */
  load(): Promise<Record<string, unknown>>;
  remove(): Promise<void>;
}

interface Generator {
  default(document: unknown): Promise<unknown>;
  astToString(tree: unknown): string;
}

/** Compiles a client in strict TypeScript. Its source imports the types from `./api.js`. */
export async function compileClient(document: OpenApiDocument, source: string): Promise<TypedClient> {
  const path = createRequire(GENERATOR).resolve("openapi-typescript");
  const loaded = (await import(pathToFileURL(path).href)) as Generator & { default: Generator };
  const generator = typeof loaded.default === "function" ? loaded : loaded.default;
  const types = generator.astToString(await generator.default(JSON.parse(JSON.stringify(document))));
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "typed-client-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
  await writeFile(join(folder, "api.ts"), types);
  await writeFile(join(folder, "client.ts"), source);
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  return {
    complaints: stdout + stderr,
    load: () => import(pathToFileURL(join(folder, "out", "client.js")).href),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
