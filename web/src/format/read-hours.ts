import { t } from "../messages/t.ts";
import { type Reading, readNumber } from "./read-number.ts";

const CLOCK = /^(\d*|\d{1,3}(?:\D\d{3})+):(\d{1,2})$/u;
const MINUTES = /^(\d+)\s*m(?:in(?:utes?)?)?$/;
const WORDS = /^(\d+)\s*h(?:ours?)?\s*(\d{1,2})\s*(?:m(?:in)?)?$/;
const DECIMALS = 9;

const UNREADABLE = { problem: t("Enter hours such as 1:30, 1.5 or 90m.") };

/**
 * The minutes that a text such as `1:30`, `1.5`, `1,5`, `2h`, `1h 30` or `90m` means. A number alone is hours, rounded
 * half up to a minute.
 */
export function readHours(text: string): Reading {
  const typed = text.trim().toLowerCase();
  const parts = CLOCK.exec(typed) ?? WORDS.exec(typed);
  if (parts) {
    const [hours, minutes] = [Number(parts[1]!.replace(/\D/gu, "")), Number(parts[2])];
    return minutes < 60 ? { value: hours * 60 + minutes } : UNREADABLE;
  }
  const minutes = MINUTES.exec(typed);
  if (minutes) return { value: Number(minutes[1]) };
  const number = typed.replace(/\s*h(?:ours?)?$/, "");
  // `.5` is half an hour.
  const hours = readNumber(number.replace(/^(?=[.,]\d)/, "0"), { decimals: DECIMALS, isSmall: true });
  if ("problem" in hours) return /^[\d.,]+$/.test(number) ? hours : UNREADABLE;
  return hours.value < 0 ? UNREADABLE : { value: Math.floor(hours.value * 60 + 0.5) };
}

/** The minutes of a text; null if it cannot be read. */
export function parseMinutes(text: string): number | null {
  const reading = readHours(text);
  return "value" in reading ? reading.value : null;
}
