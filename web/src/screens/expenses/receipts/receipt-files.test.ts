import { expect, test } from "vitest";
import { refusalOf } from "./receipt-files.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test("scans and photographs may be receipts, by what the browser says or by their names", () => {
  expect(refusalOf(file("lunch", "application/pdf"))).toBe(null);
  expect(refusalOf(file("IMG_1.HEIC", ""))).toBe(null);
  expect(refusalOf(file("scan.JPG", "application/octet-stream"))).toBe(null);
});

test("what cannot be one says why", () => {
  expect(refusalOf(file("notes.docx", "application/msword"))).toBe(
    "The file is not a PDF, PNG, JPEG, WebP or HEIC.",
  );
  expect(refusalOf(file("lunch.pdf", "application/pdf", 25 * 1024 * 1024 + 1))).toBe(
    "The file is larger than 25 MB.",
  );
  expect(refusalOf(file("lunch.pdf", "application/pdf", 0))).toBe("The file is empty.");
});
