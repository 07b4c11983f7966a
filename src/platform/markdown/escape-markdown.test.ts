import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeMarkdown } from "./escape-markdown.ts";
import { hasHtml } from "./html-in-markdown.ts";
import { renderMarkdown } from "./markdown.ts";
import { plainText } from "./plain-text.ts";

describe("an escaped text", () => {
  it.each([
    ["Ana*Bob", "Ana\\*Bob"],
    ["# 1", "\\# 1"],
    ["12. Street", "12\\. Street"],
    ["01.03.2026", "01.03.2026"],
    ["-5", "\\-5"],
    ["Ana-Maria", "Ana-Maria"],
    ["a\nb", "a\\\nb"],
  ])("of %s is %s", (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it("has one line where only one fits", () => {
    expect(escapeMarkdown("a\r\n\r\nb|c", true)).toBe("a b\\|c");
  });

  it("is a paragraph of the same words, at the start of a line and within one", () => {
    const marks = fc.constantFrom(..."*_`[]()<>#-+=~|!&;.:\\{}1a \t".split(""));
    const texts = fc
      .string({ unit: marks, minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(texts, (text) => {
        const escaped = escapeMarkdown(text);
        const words = text.trim().replace(/\s+/g, " ");
        expect(renderMarkdown(escaped)).toMatch(/^<p>[^<]*<\/p>\n$/);
        expect(plainText(escaped).replace(/\s+/g, " ")).toBe(words);
        expect(plainText(`a ${escaped} b`).replace(/\s+/g, " ")).toBe(`a ${words} b`);
        expect(hasHtml(`a ${escaped} b`)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
