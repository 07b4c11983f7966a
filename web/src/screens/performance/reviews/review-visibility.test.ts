import { expect, test } from "vitest";
import { REVIEW_VISIBILITY } from "./review-visibility.ts";

test("the API says of each part of a review who sees it", () => {
  const byLabel = Object.fromEntries(REVIEW_VISIBILITY.map(({ label, readers }) => [label, readers]));
  expect(byLabel["Submitted responses"]).toContain("Reviewers who have submitted");
  expect(byLabel.Score?.[0]).toBe("The employee (shared)");
  expect(byLabel["Private notes"]?.some((reader) => reader.includes("employee"))).toBe(false);
  expect(REVIEW_VISIBILITY.flatMap(({ readers }) => readers)).not.toContain("");
});
