import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Program, parseSync } from "oxc-parser";

const SOURCE = resolve(fileURLToPath(import.meta.url), "../../../web/src");

/** A file of the web UI, read as a program. */
export interface SourceFile {
  /** Relative to `web/src`. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
}

/** The files of the web UI that may contain words: neither tests nor the messages themselves. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$/.test(path))
    .filter((path) => !/^messages\/|generated\/schema\.ts$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(resolve(SOURCE, path), "utf8");
      const { program, errors } = parseSync(path, text);
      if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
      return { path, text, program };
    });
}
