import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ForbiddenTerm, forbiddenTerms, termsIn } from "../support/forbidden-terms.ts";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");
const FOLDERS = ["src", "web/src", "test", "scripts", "bench", "docs"];
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md"];

/** Generated files, installed packages, and the files that have to name the forbidden terms themselves. */
const EXCLUDED = [
  /(^|\/)node_modules\//,
  /^web\/src\/api\/generated\//,
  /^docs\/(api|screenshots)\//,
  /^docs\/house-figures\.md$/,
  /^docs\/decisions\/0052-/,
  /^test\/support\/forbidden-terms\.ts$/,
  /^test\/invariants\/plain-english\.test\.ts$/,
];

/**
 * Where people answer the questions of a form: there `answer` is the standard term, and `response` is what all the answers
 * of one person are.
 */
const ABOUT_FORMS = /performance|evaluation|feedback|anonym|who-sees-what-of-a-review|GLOSSARY/;
const isAnswerToQuestion = (path: string, instead: string): boolean =>
  ABOUT_FORMS.test(path) && instead === "response, respond or return";

const files = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ),
  ...DOCUMENTS,
].filter((path) => /\.(ts|tsx|mjs|md|css)$/.test(path) && !EXCLUDED.some((pattern) => pattern.test(path)));

describe("forbidden terms do not come back", () => {
  test("source, tests, documents and screens use the standard terms", () => {
    const found = files.flatMap((path) =>
      termsIn(readFileSync(join(ROOT, path), "utf8"))
        .filter(({ instead }) => !isAnswerToQuestion(path, instead))
        .map(({ line, text, instead }) => `${path}:${line}: "${text}": write ${instead}`),
    );
    expect(found).toEqual([]);
  });

  test("the names of files use the standard terms", () => {
    const found = files.flatMap((path) =>
      termsIn(path.replaceAll("-", " "))
        .filter(({ instead }) => !isAnswerToQuestion(path, instead))
        .map(({ text, instead }) => `${path}: "${text}": write ${instead}`),
    );
    expect(found).toEqual([]);
  });

  test("enough files are read", () => {
    expect(files.length).toBeGreaterThan(1_500);
  });

  test.each(forbiddenTerms.map((term): [string, ForbiddenTerm] => [term.example, term]))(
    "%s is found with its line and the standard term",
    (example, { instead }) => {
      expect(termsIn(`export const first = 1;\n// ${example}\n`)).toContainEqual(
        expect.objectContaining({ line: 2, instead }),
      );
    },
  );

  test("messages that the contract gives exactly are allowed", () => {
    expect(termsIn("The since field is no longer valid; read the lists anew.")).toEqual([]);
  });
});
