import { expect, test } from "vitest";
import { attachedType } from "./attached-type.ts";

test("a file is served by its content, and as a download if browsers might run it", () => {
  expect(attachedType(Buffer.from("%PDF-1.7"), "report.png")).toBe("application/pdf");
  expect(attachedType(Buffer.from("<svg onload='x'/>"), "logo.svg")).toBe("application/octet-stream");
  expect(attachedType(Buffer.from("name;amount"), "list.csv")).toBe("application/octet-stream");
  expect(attachedType(Buffer.alloc(0), "empty")).toBe("application/octet-stream");
});

test("programs are recognised by their content and by their names", () => {
  for (const start of ["4d5a9000", "7f454c46", "cffaedfe", "23212f62"])
    expect(attachedType(Buffer.from(start, "hex"), "holiday.pdf")).toBeNull();
  for (const name of ["setup.EXE", "run.bat", "invoice.pdf.scr", "x.sh "])
    expect(attachedType(Buffer.from("hello"), name)).toBeNull();
});
