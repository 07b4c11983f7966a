import { expect, test } from "vitest";
import { REPORTS } from "../../api/generated/reports.ts";
import { modules } from "../index.ts";

const shown = modules.flatMap(({ screens }) => screens.flatMap(({ reports = [] }) => reports));

test("no two reports have the same question, and a question ends with a question mark", () => {
  const questions = [
    ...Object.values(REPORTS).map(({ question }) => question),
    ...shown.flatMap(({ question = [] }) => question),
  ];
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) expect(question).toMatch(/^[A-Z].*[a-z]\?$/);
});

test("a question is that of one screen", () => {
  const named = shown.map(({ report, question }) => question ?? report);
  expect(new Set(named).size).toBe(named.length);
});
