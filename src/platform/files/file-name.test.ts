import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName } from "./file-name.ts";

describe("cleanFileName", () => {
  it.each([
    ["../../etc/passwd", "_.._etc_passwd"],
    ["C:\\temp\\a.txt", "C__temp_a.txt"],
    [" .hidden. ", "hidden"],
    ["photo\u202Egpj.exe", "photogpj.exe"],
    ["lone \ud800 surrogate", "lone  surrogate"],
    ["...", "file"],
    [`${"x".repeat(300)}.tar`, `${"x".repeat(196)}.tar`],
    [`${"x".repeat(198)} . and so on`, "x".repeat(198)],
    ["e\u0007\u0301.txt", "é.txt"],
  ])("%j", (name, expected) => {
    expect(cleanFileName(name)).toBe(expected);
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const clean = cleanFileName(name);
        expect(cleanFileName(clean)).toBe(clean);
        expect([...clean].length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
