import { createRequire } from "node:module";

/** A font as fontkit reads it. Its tables are decoded when they are first used, and never change. */
interface ReadFont {
  _tables: object;
}

/** The part of fontkit, the library by which pdfkit reads fonts, that is used here. */
interface Fontkit {
  create(data: Uint8Array): ReadFont;
  registerFormat(format: {
    new (source: { readonly buffer: Uint8Array }): object;
    probe(data: Uint8Array): boolean;
  }): void;
}

// The copy of fontkit that pdfkit uses, because formats are registered with that copy only.
const requireFrom = (from: string, name: string): string => createRequire(from).resolve(name);
const pdfkit = requireFrom(requireFrom(import.meta.url, "pdfmake"), "pdfkit");
const fontkit = createRequire(pdfkit)("fontkit") as Fontkit;

const SIGNATURE = Buffer.from("one font of all documents");
/** No format of fonts takes a file of this size that begins with the signature. */
const SIZE = 512;

interface SharedFont {
  readonly data: Buffer;
  readonly tables: object;
}

const fonts: SharedFont[] = [];

class FontOfAllDocuments {
  constructor({ buffer }: { readonly buffer: Uint8Array }) {
    const { data, tables } = fonts[buffer[SIGNATURE.length]!]!;
    // Each document has its own glyphs, which remember for which characters the document used them.
    const font = fontkit.create(data);
    font._tables = tables;
    // biome-ignore lint/correctness/noConstructorReturn: the library creates a font by `new`, and expects what it reads.
    return font;
  }

  static probe(data: Uint8Array): boolean {
    return SIGNATURE.equals(data.subarray(0, SIGNATURE.length));
  }
}
fontkit.registerFormat(FontOfAllDocuments);

/**
 * What the PDF library is given instead of a font's file, so that the tables of the font are decoded once and not for each
 * document, which would be two thirds of the work. fontkit shares them in the same way between variations of a font.
 */
export function sharedFont(data: Buffer): Buffer {
  const reference = Buffer.alloc(SIZE);
  SIGNATURE.copy(reference);
  reference[SIGNATURE.length] = fonts.push({ data, tables: {} }) - 1;
  return reference;
}
