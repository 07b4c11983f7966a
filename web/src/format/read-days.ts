import { type Reading, readNumber } from "./read-number.ts";

const HALF = /^(?:(\d+)\s+)?1\/2$|^(\d*)\s*½$/u;

/** The days that a text such as `2.5`, `2,5`, `2½`, `1/2` or `3 days` means. */
export function readDays(text: string, decimals: number): Reading {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\s*d(?:ays?)?$/, "");
  const half = HALF.exec(typed);
  if (half) return { value: Number(half[1] || half[2] || 0) + 0.5 };
  return readNumber(typed, { decimals, isSmall: true });
}
