import { expect, test } from "vitest";
import { agoText } from "./ago.ts";

const NOW = Date.parse("2026-07-14T10:00:00Z");

test.each([
  ["2026-07-14T09:59:30Z", "now"],
  ["2026-07-14T09:58:59Z", "1 minute ago"],
  ["2026-07-14T07:00:00Z", "3 hours ago"],
  ["2026-07-13T09:00:00Z", "yesterday"],
  ["2026-07-10T10:00:00Z", "4 days ago"],
])("%s is %s", (wire, text) => {
  expect(agoText(wire, NOW)).toBe(text);
});

test("a moment that the clock of this computer has not reached yet is now", () => {
  expect(agoText("2026-07-14T10:00:20Z", NOW)).toBe("now");
});
