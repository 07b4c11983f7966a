import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWords } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

const fold = (char: string): string =>
  char.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ß", "ss");
const snippet = (text: string, ...words: string[]): string => snippetOf(text, words, fold);
const plain = (html: string): string =>
  html
    .replace(/<\/?mark>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll("&amp;", "&");

describe("a quotation", () => {
  it("marks the words, whatever their case and accents, and escapes the rest", () => {
    expect(snippet("The Café & <b>bar</b>", "cafe")).toBe(
      "The <mark>Café</mark> &amp; &lt;b&gt;bar&lt;/b&gt;",
    );
    expect(snippet("Große Straße", "strasse")).toBe("Große <mark>Straße</mark>");
    expect(snippet("expense, expenses", "expense")).toBe("<mark>expense</mark>, <mark>expense</mark>s");
  });

  it("is the beginning of a text without a hit", () => {
    expect(snippet("a".repeat(300), "b")).toBe(`${"a".repeat(159)}…`);
    expect(snippet("short", "b")).toBe("short");
    expect(snippet("", "b")).toBe("");
  });

  it("is around the first hit", () => {
    const html = snippet(`${"x ".repeat(200)}needle ${"y ".repeat(200)}`, "needle");
    expect(html).toMatch(/^….*<mark>needle<\/mark>.*…$/);
    expect([...plain(html)]).toHaveLength(160);
  });

  it("is at most 160 characters of the text, in order", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "b", "é", "ß", " ", "<", "&", "😀"),
      maxLength: 400,
    });
    fc.assert(
      fc.property(text, (given) => {
        const html = snippet(given, "ab", "sse");
        const quoted = plain(html);
        expect([...quoted].length).toBeLessThanOrEqual(160);
        expect(given.replace(/\s+/g, " ").trim()).toContain(quoted.replace(/^…|…$/g, ""));
      }),
    );
  });
});

it("splits a query into words and phrases", () => {
  expect(searchWords('travel  "expense  policy" travel')).toEqual(["travel", "expense policy"]);
  expect(searchWords('a"b "c')).toEqual(['a"b', '"c']);
  expect(searchWords('"" " "')).toEqual([]);
});
