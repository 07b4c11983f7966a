import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fixture, Fixtures } from "../support/conformance/fixture.ts";

const MODULES = fileURLToPath(new URL("../../src/modules", import.meta.url));
const ENDING = ".fixture.ts";

const files = readdirSync(MODULES, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(ENDING),
);

const found: Record<string, Fixture> = {};
// One after the other: fixtures import each other's values, and a module that is loaded from two places at the same time
// may be evaluated twice.
for (const path of files) {
  const { fixture } = await import(join(MODULES, path));
  found[basename(path, ENDING)] = fixture;
}

/** The fixtures that the modules' resources have beside their declarations, by resource. */
export const FIXTURES: Fixtures = found;
