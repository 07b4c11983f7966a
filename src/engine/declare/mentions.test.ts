import { expect, it } from "vitest";
import { mentionsIn, withoutMentions } from "./mentions.ts";

const ANA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const BEN = "01ARZ3NDEKTSV4RRFFQ69G5FAW";

it("finds each record that a text mentions once, whatever stands before the mention", () => {
  const text = `@[Ana Pop](employees:${ANA}) @[@[Ben](employees:${BEN}) @[Ana](employees:${ANA}) @[Acme](clients:${ANA})`;
  expect(mentionsIn(text, "employees")).toEqual([ANA, BEN]);
  expect(withoutMentions(`Ask @[Ana Pop](employees:${ANA})!`, "employees")).toBe("Ask @Ana Pop!");
});

it("reads texts of opening brackets", () => {
  const text = "@[".repeat(500_000);
  expect(mentionsIn(text, "employees")).toEqual([]);
  expect(withoutMentions(text, "employees")).toBe(text);
});
