import { expect, test } from "vitest";
import { refusalOf } from "./receipt-files.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test("scans and photographs are accepted by their media type or by their name", () => {
  expect(refusalOf(file("lunch", "application/pdf"))).toBe(null);
  expect(refusalOf(file("IMG_1.HEIC", ""))).toBe(null);
  expect(refusalOf(file("scan.JPG", "application/octet-stream"))).toBe(null);
});

test("other files are refused with a reason", () => {
  expect(refusalOf(file("notes.docx", "application/msword"))).toBe(
    "The file is not a PDF, PNG, JPEG, WebP or HEIC.",
  );
  expect(refusalOf(file("lunch.pdf", "application/pdf", 25 * 1024 * 1024 + 1))).toBe(
    "The file is larger than 25 MB.",
  );
  expect(refusalOf(file("lunch.pdf", "application/pdf", 0))).toBe("The file is empty.");
});
