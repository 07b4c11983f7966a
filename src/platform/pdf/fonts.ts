import { createRequire } from "node:module";

const installed = createRequire(import.meta.url);

/** The files of a font that embeds a regular and a bold face. */
const family = (folder: string, name: string) => {
  const face = (weight: string): string =>
    installed.resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`);
  return { normal: face("400Regular"), bold: face("700Bold") };
};

/** The fonts that documents embed: Latin, Greek and Cyrillic letters, and the two alphabets that have their own. */
export const FONTS = {
  Sans: family("noto-sans", "NotoSans"),
  Armenian: family("noto-sans-armenian", "NotoSansArmenian"),
  Georgian: family("noto-sans-georgian", "NotoSansGeorgian"),
} as const;

type FontName = keyof typeof FONTS;

/** The files of all fonts. */
export const FONT_FILES: readonly string[] = Object.values(FONTS).flatMap(({ normal, bold }) => [
  normal,
  bold,
]);

const DIRECTORY = 12;
const ENTRY = 16;

/**
 * A font without its table of kerning pairs, because looking them up would take a third more time for each document.
 * Accents are still placed, by their Unicode classes.
 */
export function withoutKerning(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  for (let entry = DIRECTORY; entry < DIRECTORY + tables * ENTRY; entry += ENTRY)
    if (font.toString("latin1", entry, entry + 4) === "GPOS") font.write("none", entry, "latin1");
  return font;
}

const ALPHABETS =
  /(?<Armenian>[\p{Script=Armenian}]+)|(?<Georgian>[\p{Script=Georgian}]+)|[^\p{Script=Armenian}\p{Script=Georgian}]+/gu;

// A line break and a tab are layout; other control characters have no glyph, and PDF/A allows none without one.
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

// Breaking a word over lines takes time with the square of its length, and no word is as long as this.
const WORD_WITHOUT_END = /\S{1000}(?=\S)/gu;

/** A piece of text that one font can show. */
export interface FontRun {
  readonly text: string;
  readonly font: FontName;
}

/**
 * Divides text into pieces by the font that has their letters; accents are composed, control characters removed and words
 * of more than 1,000 characters divided.
 */
export function fontRuns(text: string): readonly FontRun[] {
  const printable = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, "")
    .replace(WORD_WITHOUT_END, "$& ");
  return [...printable.matchAll(ALPHABETS)].map(({ 0: piece, groups }) => ({
    text: piece,
    font: groups?.Armenian ? "Armenian" : groups?.Georgian ? "Georgian" : "Sans",
  }));
}
