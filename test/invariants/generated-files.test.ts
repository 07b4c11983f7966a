import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { API_FILE, apiFileText } from "../../scripts/api-file.ts";

test("docs/api/openapi.json is up to date with the declarations; if not: npm run generate", async () => {
  const [committed, made] = [await readFile(API_FILE, "utf8"), apiFileText()].map((text) => text.split("\n"));
  const line = made!.findIndex((text, index) => text !== committed![index]);
  const difference = `line ${line + 1} is ${committed![line]}, and would be ${made![line]}: run npm run generate`;
  expect(committed!.length === made!.length && line === -1, difference).toBe(true);
});
