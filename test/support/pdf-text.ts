import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The text of each page of a PDF, as `pdftotext` of poppler reads it: lines as they are laid out. */
export function pagesOf(pdf: Buffer): string[] {
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  return text.split("\f").slice(0, -1);
}

/** Where each word of a PDF stands, in points from the left of its page. */
export function wordsOf(pdf: Buffer): { text: string; left: number; right: number }[] {
  const html = execFileSync("pdftotext", ["-bbox", "-", "-"], { input: pdf, encoding: "utf8" });
  const words = html.matchAll(
    /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">(.*)<\/word>/g,
  );
  return [...words].map(([, left, right, text]) => ({
    text: text!,
    left: Number(left),
    right: Number(right),
  }));
}

/** The fonts of a PDF, one line each, as `pdffonts` lists them: `NAME … emb sub uni`. */
export const fontsOf = (pdf: Buffer): string[] =>
  execFileSync("pdffonts", ["-"], { input: pdf, encoding: "utf8" }).trim().split("\n").slice(2);

/** The text of a file that is embedded in a PDF, as `pdfdetach` reads it. */
export function embeddedFileOf(pdf: Buffer, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  try {
    writeFileSync(join(folder, "document.pdf"), pdf);
    execFileSync("pdfdetach", ["-savefile", name, "-o", join(folder, name), join(folder, "document.pdf")]);
    return readFileSync(join(folder, name), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
