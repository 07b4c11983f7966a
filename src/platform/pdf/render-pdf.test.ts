import { describe, expect, it } from "vitest";
import { fontsOf, pagesOf, wordsOf } from "../../../test/support/pdf-text.ts";
import { type Block, columns, heading, keyValues, paragraph, table, title } from "./blocks.ts";
import { fontRuns } from "./fonts.ts";
import { renderPdf } from "./render-pdf.ts";

const render = (content: Block[], across: string | null = null): Promise<Buffer> =>
  renderPdf({
    title: "A document",
    author: "Acme",
    language: "en",
    createdAt: new Date("2026-07-14T10:00:00Z"),
    content,
    footer: "Acme Ltd",
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    across,
  });

const ALPHABETS = [
  "Zażółć gęślą jaźń", // Polish
  "Příliš žluťoučký kůň", // Czech
  "Árvíztűrő tükörfúrógép", // Hungarian
  "Își păzește țara", // Romanian
  "Þórður Æðaúlfur", // Icelandic
  "Ħaż-Żebbuġ", // Maltese
  "Ğüneş İstanbul ışık", // Turkish
  "Ǩeârddsuâl Ŋuorri", // Sami
  "Łużyca Đorđe Ľubľana", // Sorbian, Croatian, Slovak
  "Ελληνικό τιμολόγιο ΰ", // Greek
  "Съешь ещё этих булок", // Russian
  "Ґанок їжак є", // Ukrainian
  "Љубав Њујорк Ђурђа Ћирило", // Serbian
  "Ќерка Ѓорѓи Ѕвезда", // Macedonian
  "Ў Беларусі", // Belarusian
  "Հայերեն հաշիվ", // Armenian
  "ქართული ანგარიში", // Georgian
  "€£₺₴₾֏",
];

const NO_BREAK = "\u00a0";
/** Texts that use the same glyphs for other characters, or others of the same fonts. */
const OTHERS = [`a${NO_BREAK}b\u2010c`, "a b-c", "fi ffl\u00ad", ALPHABETS.join(" "), "1\u2044\u00b2"];

describe("a PDF", () => {
  it("has the same bytes whichever documents are made before it and beside it", async () => {
    const text = `Spaces and-hyphens ${ALPHABETS[0]}`;
    const make = (one: string) => render([paragraph(one)]);
    const first = await make(text);
    const alone: Buffer[] = [];
    for (const other of OTHERS) alone.push(await make(other));
    expect((await make(text)).equals(first)).toBe(true);
    const together = await Promise.all([text, ...OTHERS, text].map(make));
    for (const [index, pdf] of together.entries())
      expect(pdf.equals([first, ...alone, first][index]!), `${index}`).toBe(true);
  });

  it("shows every European alphabet in embedded fonts", async () => {
    const pdf = await render(ALPHABETS.map((text) => paragraph(text)));
    const text = pagesOf(pdf).join("\n");
    for (const line of ALPHABETS) expect(text).toContain(line);
    expect(fontsOf(pdf)).toHaveLength(3);
    for (const font of fontsOf(pdf)) expect(font).toMatch(/CID TrueType .* yes yes yes /);
  });

  it("continues a table under the same headings, and counts the pages", async () => {
    const rows = Array.from({ length: 90 }, (_, n) => [`Line ${n + 1}`, `${n + 1}.00`]);
    const pages = pagesOf(
      await render([
        title("List"),
        table(
          [
            { title: "What", width: "*" },
            { title: "Amount", width: 60, align: "right" },
          ],
          rows,
        ),
      ]),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/What\s+Amount/);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("Acme Ltd");
    }
    const all = pages.join("\n");
    for (const [what, amount] of rows) expect(all).toMatch(new RegExp(`${what} +${amount}`));
  });

  it("divides a row that is longer than a page, and loses none of it", async () => {
    const words = Array.from({ length: 1500 }, (_, n) => `word${n}`);
    const pages = pagesOf(await render([table([{ title: "Text", width: "*" }], [[words.join(" ")]])]));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.join(" ").match(/word\d+/g))).toEqual(new Set(words));
  });

  it("aligns amounts on the right, and breaks lines within their column", async () => {
    const long = "Ein langer Text über Beratung und Entwicklung ".repeat(4);
    const pdf = await render([
      columns([
        { width: 200, blocks: [paragraph(long)] },
        {
          width: "*",
          blocks: [
            keyValues(
              [
                ["Net", "1.00"],
                ["Gross", "11,111.19"],
              ],
              { strong: true },
            ),
          ],
        },
      ]),
    ]);
    const words = wordsOf(pdf);
    const [net, gross] = ["1.00", "11,111.19"].map((text) => words.find((word) => word.text === text)!);
    expect(net!.right).toBeCloseTo(gross!.right, 1);
    expect(gross!.right).toBeCloseTo(595.28 - 50, 0);
    // Five letters of 9 points are 20 to 27 points wide in this font: the widths are those of the font.
    const word = words.find(({ text }) => text === "Beratung")!;
    expect(word.right - word.left).toBeGreaterThan(36);
    expect(word.right - word.left).toBeLessThan(44);
    expect(words.filter(({ text }) => text === "Entwicklung").every(({ right }) => right <= 250.5)).toBe(
      true,
    );
  });

  it("can have a table without rows and no pairs", async () => {
    const pages = pagesOf(await render([keyValues([]), table([{ title: "What", width: "*" }], [])]));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("What");
  });

  it("says that it is PDF/A-3, and prints what is across its pages", async () => {
    const pdf = await render([heading("Terms"), paragraph("Text")], "DRAFT");
    const bytes = pdf.toString("latin1");
    expect(bytes).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(bytes).toContain("/OutputIntents");
  });

  it("removes characters that no font can show", () => {
    expect(fontRuns("a\u0000b\u200bc\r\nd\u0007")).toEqual([{ text: "abc\nd", font: "Sans" }]);
    expect(fontRuns("e\u0301")).toEqual([{ text: "é", font: "Sans" }]);
  });

  it("divides words that no line can hold", () => {
    const [run] = fontRuns(`a ${"x".repeat(2_500)}`);
    expect(run!.text.split(" ").map(({ length }) => length)).toEqual([1, 1_000, 1_000, 500]);
  });
});
