import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateClient } from "../../scripts/client/generated-files.ts";

const folder = fileURLToPath(new URL("../../web/src/api/generated", import.meta.url));

const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();

test("the web UI's client is up to date with the declarations; if not: npm run generate", async () => {
  const wanted = await generateClient();
  expect(filesIn(folder)).toEqual([...wanted.keys()].sort());
  const stale = [...wanted].filter(([name, text]) => readFileSync(join(folder, name), "utf8") !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});
