import { readFile, writeFile } from "node:fs/promises";

const RESULTS = new URL("./RESULTS.md", import.meta.url);

/**
 * Results of several benchmarks in one document. Each has a section of its own between two marks, which its next run
 * replaces; the rest of the document stays.
 */

const START = /<!-- section (\S+) -->/g;
const startOf = (name: string): string => `<!-- section ${name} -->`;
const endOf = (name: string): string => `<!-- end of ${name} -->`;

/** The section of a name with its marks; null where the document has none. */
function sectionIn(document: string, name: string): string | null {
  const [start, end] = [document.indexOf(startOf(name)), document.indexOf(endOf(name))];
  return start < 0 || end < start ? null : document.slice(start, end + endOf(name).length);
}

/** The document with a section put in the place of the former one of its name, else at the end. */
export function withSection(document: string, name: string, text: string): string {
  const section = `${startOf(name)}\n\n${text.trim()}\n\n${endOf(name)}`;
  const former = sectionIn(document, name);
  // By a function, since a text may have signs that mean something to `replace`.
  return former === null ? `${document.trimEnd()}\n\n${section}\n` : document.replace(former, () => section);
}

/** A new document that keeps the sections of the former one. */
export function retainingSections(text: string, former: string): string {
  const names = [...former.matchAll(START)].map(([, name]) => name!);
  const retained = names.map((name) => sectionIn(former, name)).filter((section) => section !== null);
  return `${[text.trimEnd(), ...retained].join("\n\n")}\n`;
}

/** The results that are kept; nothing where there are none yet. */
const retainedResults = (): Promise<string> => readFile(RESULTS, "utf8").catch(() => "");

/** Keeps the results of the whole program, beside the sections of the other benchmarks. */
export const retainResults = async (text: string): Promise<void> =>
  writeFile(RESULTS, retainingSections(text, await retainedResults()));

/** Keeps the results of one benchmark in its section. */
export const retainSection = async (name: string, text: string): Promise<void> =>
  writeFile(RESULTS, withSection(await retainedResults(), name, text));
