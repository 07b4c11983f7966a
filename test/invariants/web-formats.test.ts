import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../../web/src");
/** Functions that format numbers, dates and names for a language, which only the files of web/src/format may call. */
const WRITING =
  /\bIntl\.|\.toFixed\(|\.toLocale(?:String|DateString|TimeString|UpperCase|LowerCase)\(|\.localeCompare\(/;

test("only the files of web/src/format write and read numbers, dates and names in a language", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
    .filter((file) => !file.startsWith("format/") && !file.includes("generated"));
  expect(files.length).toBeGreaterThan(200);
  const others = files.filter((file) => WRITING.test(readFileSync(join(SOURCES, file), "utf8")));
  expect(others).toEqual([]);
});

test("hours, money and percentages are formatted by their functions, not by hand", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(screens|figures|records)\/.*\.tsx?$/.test(file),
  );
  const byHand = /format(?:Number|Days)\([^)]*\)\} ?(?:%|h\b|€)|\$\{[^}]*\} (?:%|h)[`,. ]/;
  expect(files.filter((file) => byHand.test(readFileSync(join(SOURCES, file), "utf8")))).toEqual([]);
});
