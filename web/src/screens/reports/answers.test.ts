import { expect, test } from "vitest";
import { REPORTS } from "../../api/generated/reports.ts";
import { modules } from "../index.ts";

const answered = modules.flatMap(({ screens }) => screens.flatMap(({ answers = [] }) => answers));

test("no two reports answer the same question, and a question ends with a question mark", () => {
  const questions = [
    ...Object.values(REPORTS).map(({ question }) => question),
    ...answered.flatMap(({ question = [] }) => question),
  ];
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) expect(question).toMatch(/^[A-Z].*[a-z]\?$/);
});

test("a question is answered by one screen", () => {
  const named = answered.map(({ report, question }) => report ?? question);
  expect(new Set(named).size).toBe(named.length);
});
