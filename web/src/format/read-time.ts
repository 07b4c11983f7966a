import { t } from "../messages/t.ts";
import { inLanguage } from "./language.ts";
import { type Reading, withPlainDigits } from "./read-number.ts";
import { formatClock } from "./times.ts";

const HOURS = 24;
const HALF = 12;
const MINUTES = 60;

const letters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

/** The language's words for the halves of a day, and those that only accompany its times. */
const words = inLanguage((language) => {
  const partsAt = (hour: number, hour12: boolean | undefined) =>
    new Intl.DateTimeFormat(language, { timeStyle: "short", hour12, timeZone: "UTC" }).formatToParts(
      Date.UTC(2024, 0, 1, hour),
    );
  const halves = Array.from({ length: HOURS }, (_, hour) =>
    letters(partsAt(hour, true).find(({ type }) => type === "dayPeriod")?.value ?? ""),
  );
  const said = partsAt(9, undefined).filter(({ type }) => type === "literal");
  return {
    morning: new Set(["am", "a", ...halves.slice(0, HALF)]),
    afternoon: new Set(["pm", "p", ...halves.slice(HALF)]),
    silent: new Set(["", "h", letters(said.map(({ value }) => value).join(""))]),
  };
});

/** The hour of the day, from an hour and an optional word such as "pm"; null if there is no such hour. */
function hourOf(hour: number, word: string): number | null {
  const { morning, afternoon, silent } = words();
  if (silent.has(word)) return hour < HOURS ? hour : null;
  if (hour < 1 || hour > HALF) return null;
  if (morning.has(word)) return hour % HALF;
  return afternoon.has(word) ? (hour % HALF) + HALF : null;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The time of day that a text means, as `HH:MM`: `14:30`, `1430`, `2.30 pm`, `14 h`. */
export function readTime(typed: string): Reading<string> {
  const found = /^(\d{1,2})(?:\D+(\d\d)|(\d\d))?\D*$/u.exec(withPlainDigits(typed).replace(/^\D+/u, ""));
  const hour = found && hourOf(Number(found[1]), letters(typed));
  const minute = Number(found?.[2] ?? found?.[3] ?? 0);
  if (hour === null || minute >= MINUTES) {
    return { problem: t`This is not a time of day. Enter one as in ${formatClock("14:30")}.` };
  }
  return { value: `${twoDigits(hour)}:${twoDigits(minute)}` };
}
