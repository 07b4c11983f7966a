import { readFileSync } from "node:fs";
import pdfmake from "pdfmake";
import { FONT_FILES, FONTS, withoutKerning } from "./fonts.ts";
import { sharedFont } from "./shared-fonts.ts";

// Text of users never becomes a path or a URL; if it did, nothing could be read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setFonts(FONTS);
for (const file of FONT_FILES)
  pdfmake.virtualfs.writeFileSync(file, sharedFont(withoutKerning(readFileSync(file))));

/** The library that makes documents, with the fonts of the product and without access to files or hosts. */
export const pdfMaker = pdfmake;
