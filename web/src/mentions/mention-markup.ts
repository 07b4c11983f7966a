import { folded } from "../format/folded.ts";

/** Somebody whom a text can mention. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The markup of a mention in a text. A name has no brackets, which would end it. */
export const mentionOf = ({ id, name }: Person): string =>
  `@[${name.replace(/[[\]\n]/g, "").trim() || "?"}](employees:${id})`;

const MENTION = /@\[([^[\]\n]{1,200})\]\(employees:([0-9A-Z]{26})\)/g;

/** The parts of a text: its words, and the people whom it mentions. */
export function partsOf(text: string): (string | Person)[] {
  const parts: (string | Person)[] = [];
  let at = 0;
  for (const found of text.matchAll(MENTION)) {
    parts.push(text.slice(at, found.index), { name: found[1]!, id: found[2]! });
    at = found.index + found[0].length;
  }
  return [...parts, text.slice(at)].filter((part) => part !== "");
}

/** What is typed behind an @ before the caret, and where the @ is; null: no mention is being typed. */
export function typedMention(
  text: string,
  caret: number,
): { readonly from: number; readonly query: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+)?)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, query: found[1]! } : null;
}

/** Whether a person's name has all the words, in whatever case and with or without accents. */
export function isNamed({ name }: Person, words: string): boolean {
  const text = folded(name);
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
