import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin, ResolvedConfig } from "vite";

/** Letters that are fetched together, as ranges of code points. */
type Range = readonly [first: number, last: number];

/** The files of the font of which almost every page needs some letters, with the letters of European languages and of Vietnamese in them. */
const FILES: Readonly<Record<string, readonly Range[]>> = {
  "inter-vietnamese-wght-normal": [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x300, 0x301],
    [0x303, 0x303],
    [0x309, 0x309],
    [0x323, 0x323],
    [0x1ea0, 0x1ef9],
  ],
  "inter-latin-ext-wght-normal": [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
  "inter-latin-wght-normal": [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2212],
  ],
};

/** The weights that the web UI uses. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * The features of the font that the web UI uses: accents, letters of single languages, figures of equal width, and
 * the shapes of letters that `app/styles.css` chooses. Each further one brings glyphs of its own.
 */
const FEATURES = ["mark", "mkmk", "ccmp", "locl", "tnum", "cv11", "ss03"];

/** The file whose letters are mostly next to each other, so that it needs their kerning. */
const KERNED = "inter-latin-wght-normal";

const hex = (code: number): string => code.toString(16).toUpperCase();

const lettersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");

/**
 * Adds small files to the web UI's font: the letters of European languages and of Vietnamese in the weights that are used, 33 kB instead
 * of 134. The whole files remain for all other letters: of faces whose ranges overlap, a browser uses the last one.
 */
export function smallFonts(stylesheet: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "small-fonts",
    apply: "build",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async transform(code, id) {
      if (!id.endsWith(stylesheet)) return null;
      const family = /font-family: ('[^']+')/.exec(code)?.[1];
      const folder = join(config.cacheDir, "fonts");
      await mkdir(folder, { recursive: true });
      const faces: string[] = [];
      for (const [name, ranges] of Object.entries(FILES)) {
        const whole = await readFile(join(dirname(id), "files", `${name}.woff2`));
        const small = await subsetFont(whole, lettersOf(ranges), {
          targetFormat: "woff2",
          variationAxes: { wght: WEIGHTS },
          keepFeatures: name === KERNED ? [...FEATURES, "kern"] : FEATURES,
        });
        const path = join(folder, `${basename(name)}-small.woff2`);
        await writeFile(path, small);
        const range = ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(",");
        faces.push(
          `@font-face{font-family:${family};font-style:normal;font-display:swap;font-weight:100 900;` +
            `src:url(${path}) format('woff2-variations');unicode-range:${range}}`,
        );
      }
      return { code: [code, ...faces].join("\n"), map: null };
    },
  };
}
