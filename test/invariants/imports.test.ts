import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SRC = resolve(dirname(fileURLToPath(import.meta.url)), "../../src");

interface Import {
  /** The path below `src`. */
  readonly from: string;
  /** The path below `src`, or the name of a package. */
  readonly to: string;
  /** Whether the import is removed together with types. */
  readonly isType: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
const isForTests = (name: string): boolean => /\.(test|fixture)\.ts$/.test(name);
const sources = files.filter((name) => name.endsWith(".ts") && !isForTests(name));

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["'];/gms;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']/g;

function importsOf(from: string): Import[] {
  const text = readFileSync(join(SRC, from), "utf8");
  const target = (specifier: string): string =>
    specifier.startsWith(".") ? relative(SRC, resolve(SRC, dirname(from), specifier)) : specifier;
  return [
    ...[...text.matchAll(IMPORT)].map(([, type, specifier]) => ({
      from,
      to: target(specifier!),
      isType: type !== undefined,
    })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier]) => ({ from, to: target(specifier!), isType: false })),
  ];
}

/** The files of the product. */
const modules = sources.filter((name) => name.startsWith("modules/"));

const imports = sources.flatMap(importsOf);
const layerOf = (path: string): string => path.split("/")[0]!;
const moduleOf = (path: string): string | null =>
  layerOf(path) === "modules" && path.split("/").length > 2 ? path.split("/")[1]! : null;
const within = imports.filter(({ to }) => to.endsWith(".ts"));
const asLines = (list: readonly Import[]): string[] => list.map(({ from, to }) => `${from} -> ${to}`);

/** What modules may import from the engine. */
const DOORS = ["declare", "work", "sql", "runtime"].map((door) => `engine/${door}/index.ts`);

/** The folders from which the files of a folder may import; `types` are allowed only to describe parameters. */
const ALLOWED: Readonly<Record<string, { values: readonly string[]; types?: readonly string[] }>> = {
  engine: { values: ["engine"] },
  platform: { values: ["platform", "engine"] },
  modules: { values: ["modules", "engine", "platform"] },
};

/** The stages of a request through the engine, in their order. */
const STAGES = ["request", "plan", "query", "execute", "response", "operations"];

/** The folders of the engine in order: each imports, types included, only from those before it. */
const LAYERS = ["errors", "work", "declare", "schema", ...STAGES];

const stageOf = (path: string): string => (layerOf(path) === "engine" ? path.split("/")[1]! : "");

describe("imports run one way", () => {
  test("there are files to check", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(within.length).toBeGreaterThan(sources.length);
  });

  for (const [layer, { values }] of Object.entries(ALLOWED)) {
    test(`${layer} imports from ${values.join(", ")} only`, () => {
      const wrong = within.filter(({ from, to }) => layerOf(from) === layer && !values.includes(layerOf(to)));
      expect(asLines(wrong)).toEqual([]);
    });
  }

  test("the platform imports from the engine only what requests and responses consist of", () => {
    const parts = new Set(
      within
        .filter(({ from, to, isType }) => layerOf(from) === "platform" && layerOf(to) === "engine" && !isType)
        .map(({ to }) => to.split("/")[1]),
    );
    for (const part of parts)
      expect(["declare", "errors", "openapi", "request", "response", "sql", "schema", "work"]).toContain(
        part,
      );
  });

  test("a stage of a request imports nothing from a later one, not even a type", () => {
    const rank = (path: string): number => STAGES.indexOf(stageOf(path));
    const between = within.filter(
      ({ from, to }) => STAGES.includes(stageOf(from)) && STAGES.includes(stageOf(to)),
    );
    expect(between.length).toBeGreaterThan(100);
    for (const stage of STAGES) expect(between.map(({ from }) => stageOf(from))).toContain(stage);
    expect(asLines(between.filter(({ from, to }) => rank(from) < rank(to)))).toEqual([]);
  });

  test.each(["list", "show", "create", "change", "bulk", "action", "getter", "variant", "file"])(
    "operations/%s.ts parses, plans and runs, from top to bottom",
    (intent) => {
      const text = readFileSync(join(SRC, `engine/operations/${intent}.ts`), "utf8");
      const body = text.slice(text.indexOf("export async function handle"));
      const stages = [/\bparse[A-Z]\w*\(/, /\bplan[A-Z]\w*\(/, /\b(run|doWork|runWrite)[<(]/];
      const places = stages.map((stage) => body.search(stage));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test("the engine is layered, for types as well", () => {
    const rank = (path: string): number => LAYERS.indexOf(stageOf(path));
    const needs = within.filter(
      ({ from, to }) => LAYERS.includes(stageOf(from)) && LAYERS.includes(stageOf(to)),
    );
    const inside = needs.filter(({ from }) => !DOORS.includes(from));
    expect(inside.length).toBeGreaterThan(100);
    expect(asLines(inside.filter(({ from, to }) => rank(from) < rank(to)))).toEqual([]);
  });

  test("SQL on resources is written in one folder of the engine", () => {
    const writing = sources.filter((name) => /\bsql`/.test(readFileSync(join(SRC, name), "utf8")));
    const inStages = writing.map(stageOf).filter((stage) => STAGES.includes(stage));
    expect(new Set(inStages)).toEqual(new Set(["query"]));
  });

  test("no two files of the stages have almost the same name", () => {
    const wordsOf = (path: string): string =>
      basename(path, ".ts")
        .split("-")
        .map((word) => word.replace(/(er|s|e)$/, ""))
        .sort()
        .join(" ");
    const files = sources.filter((name) => STAGES.includes(stageOf(name)));
    const alike = files.filter((name) =>
      files.some((other) => other !== name && wordsOf(other) === wordsOf(name)),
    );
    expect(alike).toEqual([]);
  });

  test("the engine imports no server, no mail and no module", () => {
    const packages = new Set(
      imports
        .filter(({ from, to }) => layerOf(from) === "engine" && !to.endsWith(".ts"))
        .map(({ to }) => to.replace(/^node:/, "").split("/")[0]!),
    );
    for (const name of ["fastify", "@fastify", "nodemailer", "sharp", "http", "fs", "net", "child_process"]) {
      expect([...packages]).not.toContain(name);
    }
  });

  test("modules import the engine only through its doors", () => {
    const entered = within.filter(({ from, to }) => layerOf(from) === "modules" && layerOf(to) === "engine");
    expect(new Set(entered.map(({ to }) => to))).toEqual(new Set(DOORS));
  });

  test("no door leads to the stages that parse requests and present responses", () => {
    const behind = within.filter(({ from }) => DOORS.includes(from)).map(({ to }) => stageOf(to));
    expect(behind.length).toBeGreaterThan(20);
    for (const stage of ["request", "response", "operations"]) expect(behind).not.toContain(stage);
  });

  test("no module parses a request itself", () => {
    const reading = /\brequest\.(body|query|headers|multipart)\b|\bquery\.get\(|\bJSON\.parse\(request/;
    const found = modules.filter((name) => reading.test(readFileSync(join(SRC, name), "utf8")));
    expect(found).toEqual([]);
  });

  test("a door exports nothing that no module uses", () => {
    const NAMES = /^(?:import|export) (?:type )?\{([^}]*)\} from "([^"]+)";/gm;
    const namesIn = (file: string, isMeant: (specifier: string) => boolean): string[] =>
      [...readFileSync(join(SRC, file), "utf8").matchAll(NAMES)]
        .filter(([, , specifier]) => isMeant(specifier!))
        .flatMap(([, names]) => names!.split(","))
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*/, ""),
        )
        .filter((name) => name !== "");
    for (const door of DOORS) {
      const used = new Set(modules.flatMap((file) => namesIn(file, (specifier) => specifier.endsWith(door))));
      const shown = namesIn(door, () => true);
      // Resources add to it by the name of the door.
      expect(shown.filter((name) => !used.has(name) && name !== "DeclaredFields")).toEqual([]);
    }
  });

  test("the engine itself imports no door, so that each of its files names what it needs", () => {
    expect(
      asLines(within.filter(({ from, to }) => layerOf(from) === "engine" && DOORS.includes(to))),
    ).toEqual([]);
  });

  test("a module is imported by others only through its index", () => {
    const wrong = within.filter(({ from, to }) => {
      const [mine, theirs] = [moduleOf(from), moduleOf(to)];
      return theirs !== null && mine !== theirs && to !== `modules/${theirs}/index.ts`;
    });
    expect(asLines(wrong)).toEqual([]);
  });

  test("no two modules import each other at run time", () => {
    const needs = new Map<string, Set<string>>();
    for (const { from, to, isType } of within) {
      const [mine, theirs] = [moduleOf(from), moduleOf(to)];
      if (mine === null || theirs === null || mine === theirs || isType) continue;
      needs.set(mine, (needs.get(mine) ?? new Set()).add(theirs));
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(needs.get(from) ?? [])].some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      );
    expect([...needs.keys()].filter((name) => reaches(name, name))).toEqual([]);
  });

  test("no files import each other, types included, so that each can be read on its own", () => {
    const needs = new Map<string, string[]>();
    for (const { from, to } of within) needs.set(from, [...(needs.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (name: string, waiting: readonly string[]): void => {
      if (waiting.includes(name)) circles.push([...waiting.slice(waiting.indexOf(name)), name].join(" -> "));
      if (done.has(name) || waiting.includes(name)) return;
      for (const next of needs.get(name) ?? []) follow(next, [...waiting, name]);
      done.add(name);
    };
    for (const name of sources) follow(name, []);
    expect(circles).toEqual([]);
  });

  test("no code imports a test or a fixture", () => {
    expect(asLines(within.filter(({ to }) => isForTests(to) || to.startsWith("..")))).toEqual([]);
  });
});

describe("modules have the same structure", () => {
  const modules = readdirSync(join(SRC, "modules"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const ofModules = files.filter((name) => moduleOf(name) !== null);

  test("a resource is declared in the folder of its name in its module", () => {
    const declarations = ofModules.filter((name) => name.endsWith(".resource.ts"));
    expect(declarations.length).toBeGreaterThan(30);
    const expected = declarations.map((path) => {
      const name = basename(path, ".resource.ts");
      return join("modules", moduleOf(path)!, name, `${name}.resource.ts`);
    });
    expect(declarations).toEqual(expected);
  });

  test("a policy and a fixture are beside their declaration", () => {
    const belonging = ofModules.filter((name) => /\.(policy|fixture)\.ts$/.test(name));
    expect(belonging.length).toBeGreaterThan(20);
    const alone = belonging.filter(
      (name) => !files.includes(name.replace(/\.(policy|fixture)\.ts$/, ".resource.ts")),
    );
    expect(alone).toEqual([]);
  });

  test("seeds are in a folder of their own", () => {
    const seeds = ofModules.filter((name) => /\.seed(\.test)?\.ts$/.test(name));
    expect(seeds.length).toBeGreaterThan(20);
    expect(seeds.filter((name) => basename(dirname(name)) !== "seeds")).toEqual([]);
  });

  test.each(modules)("%s has a README of at most 40 lines, which names existing files", (module) => {
    const readme = join("modules", module, "README.md");
    expect(
      files,
      "write a README.md: what it is, in which order to read it, where its rules come from",
    ).toContain(readme);
    const text = readFileSync(join(SRC, readme), "utf8");
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
    for (const heading of ["## Reading order", "## Where the rules come from"])
      expect(text).toContain(heading);
    const named = [...text.matchAll(/`((?:[a-z0-9-]+\/)*[a-z0-9.-]+\.ts)`/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(0);
    const ofModule = files.filter((name) => moduleOf(name) === module || layerOf(name) === "platform");
    expect(named.filter((path) => !ofModule.some((name) => `/${name}`.endsWith(`/${path}`)))).toEqual([]);
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) =>
      join(SRC, "modules", module, path!),
    );
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});
