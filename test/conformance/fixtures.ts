import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fixture, Fixtures } from "../support/conformance/fixture.ts";

const MODULES = fileURLToPath(new URL("../../src/modules", import.meta.url));
const ENDING = ".fixture.ts";

/** The fixtures that the modules' resources have beside their declarations, by resource. */
export const FIXTURES: Fixtures = Object.fromEntries(
  await Promise.all(
    readdirSync(MODULES, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(ENDING))
      .map(async (path): Promise<[string, Fixture]> => {
        const { fixture } = await import(join(MODULES, path));
        return [basename(path, ENDING), fixture];
      }),
  ),
);
