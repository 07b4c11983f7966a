import { create } from "xmlbuilder2";

/**
 * Elements by name in their order; attributes begin with `@`, and `#` is the text. A list repeats its element; what is
 * null is left out.
 */
export type Elements = {
  readonly [name: string]: Elements | readonly Elements[] | readonly string[] | string | null;
};

/** An XML document with one root. */
export const xmlDocument = (root: Elements): string =>
  create({ version: "1.0", encoding: "UTF-8" }, root).end({ prettyPrint: true, indent: "  " });
