import { createRequire } from "node:module";

/** How many of the most common passwords also count as common with a typical ending. */
const stems = 1000;
const counting = "12345678901234567890";
const ending = /^[@#._-]?(?:(?:19|20)\d\d|\d+)?[!@#$*.?]{0,3}$/;

interface CommonPasswords {
  listed: Set<string>;
  stems: Set<string>;
}

let loaded: CommonPasswords | undefined;

/**
 * Whether a password is on the list of common ones, regardless of case, or is one of the 1,000 most common with an
 * ending that people add to satisfy a rule: `Password123!`, `welcome@2026`. Such an ending is a year or digits counted
 * up from 1, then up to three signs. The list is that of zxcvbn-ts: 49,000 passwords by frequency, from published
 * leaks. It is loaded at the first use.
 */
export function isCommonPassword(password: string): boolean {
  loaded ??= load();
  const text = password.toLowerCase();
  return loaded.listed.has(text) || hasHabitualEnding(text, loaded.stems);
}

function hasHabitualEnding(text: string, commonStems: Set<string>): boolean {
  for (let length = 4; length < text.length; length += 1) {
    const rest = text.slice(length);
    if (ending.test(rest) && isHabitual(rest) && commonStems.has(text.slice(0, length))) return true;
  }
  return false;
}

function isHabitual(rest: string): boolean {
  const digits = /\d+/.exec(rest)?.[0] ?? "";
  return counting.startsWith(digits) || /^(?:19|20)\d\d$/.test(digits);
}

function load(): CommonPasswords {
  // Loading the package takes 50 ms, which only a process that sets a password should spend.
  const require = createRequire(import.meta.url);
  const { dictionary } = require("@zxcvbn-ts/language-common") as typeof import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return { listed: new Set(all), stems: new Set(all.slice(0, stems)) };
}
