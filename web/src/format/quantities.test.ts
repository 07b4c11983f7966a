import { expect, test } from "vitest";
import { quantityInWords } from "./quantities.ts";

test("hours and items are words, and other units are as they were entered", () => {
  expect(quantityInWords(1, "hour")).toBe("1 hour");
  expect(quantityInWords(8.9167, "hour")).toBe("8.9167 hours");
  expect(quantityInWords(1, "item")).toBe("1 item");
  expect(quantityInWords(2, "item")).toBe("2 items");
  expect(quantityInWords(3, "kg")).toBe("3 kg");
  expect(quantityInWords(3, null)).toBe("3");
});
