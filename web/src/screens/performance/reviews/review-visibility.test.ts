import { expect, test } from "vitest";
import { evaluations } from "../../../api/generated/resources/evaluations.ts";
import { REVIEW_VISIBILITY } from "./review-visibility.ts";

const INTRODUCTION = "Visible to ";

/** The readers of a field as the API describes them, in the words of the screens, which call assignees reviewers. */
function readersOf(field: string): string[] {
  const hint = evaluations.fields[field]?.hint ?? "";
  const start = hint.indexOf(INTRODUCTION);
  expect(start, `the description of ${field} says who sees it`).toBeGreaterThan(-1);
  const [sentence = ""] = hint.slice(start + INTRODUCTION.length).split(/\.(?:\s|$)/);
  return sentence
    .split("; ")
    .map((reader) => reader.replaceAll("assignees", "reviewers").replace(/^./, (one) => one.toUpperCase()));
}

test("each part of a review names the readers whom the API describes", () => {
  for (const { field, readers } of REVIEW_VISIBILITY) expect(readers, field).toEqual(readersOf(field));
});

test("the employee never sees the private notes", () => {
  const notes = REVIEW_VISIBILITY.find(({ field }) => field === "private_notes");
  expect(notes?.readers.some((reader) => reader.includes("employee"))).toBe(false);
});
