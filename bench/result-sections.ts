import { readFile, writeFile } from "node:fs/promises";

const RESULTS = new URL("./RESULTS.md", import.meta.url);

/**
 * The results of several benchmarks in one document. Each has a section between two marks, which its next run replaces;
 * the rest of the document is unchanged.
 */

const START = /<!-- section (\S+) -->/g;
const startOf = (name: string): string => `<!-- section ${name} -->`;
const endOf = (name: string): string => `<!-- end of ${name} -->`;

/** The section of a name with its marks; null if the document does not contain it. */
function sectionIn(document: string, name: string): string | null {
  const [start, end] = [document.indexOf(startOf(name)), document.indexOf(endOf(name))];
  return start < 0 || end < start ? null : document.slice(start, end + endOf(name).length);
}

/** The document with a section that replaces the former one of its name, or is added at the end. */
export function withSection(document: string, name: string, text: string): string {
  const section = `${startOf(name)}\n\n${text.trim()}\n\n${endOf(name)}`;
  const former = sectionIn(document, name);
  // It is passed as a function, since a text may contain patterns that are special in `replace`.
  return former === null ? `${document.trimEnd()}\n\n${section}\n` : document.replace(former, () => section);
}

/** A new document with the sections of the former one. */
export function retainingSections(text: string, former: string): string {
  const names = [...former.matchAll(START)].map(([, name]) => name!);
  const retained = names.map((name) => sectionIn(former, name)).filter((section) => section !== null);
  return `${[text.trimEnd(), ...retained].join("\n\n")}\n`;
}

/** The committed results; empty if there are none yet. */
const retainedResults = (): Promise<string> => readFile(RESULTS, "utf8").catch(() => "");

/** Writes the results of the whole program, and keeps the sections of the other benchmarks. */
export const retainResults = async (text: string): Promise<void> =>
  writeFile(RESULTS, retainingSections(text, await retainedResults()));

/** Writes the results of one benchmark into its section. */
export const retainSection = async (name: string, text: string): Promise<void> =>
  writeFile(RESULTS, withSection(await retainedResults(), name, text));
