import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";

/** Public holidays on the same date every year, `MM-DD`. On half ones only the afternoon is free. */
const FIXED: readonly (readonly [day: string, name: string, isHalf?: true])[] = [
  ["01-01", "Anul Nou"],
  ["01-02", "A doua zi de Anul Nou"],
  ["01-06", "Boboteaza"],
  ["01-07", "Sfântul Ioan Botezătorul"],
  ["01-24", "Ziua Unirii Principatelor Române"],
  ["05-01", "Ziua Muncii"],
  ["06-01", "Ziua Copilului"],
  ["08-15", "Adormirea Maicii Domnului"],
  ["11-30", "Sfântul Andrei"],
  ["12-01", "Ziua Națională a României"],
  ["12-24", "Ajunul Crăciunului", true],
  ["12-25", "Crăciunul"],
  ["12-26", "A doua zi de Crăciun"],
];

/** Public holidays by their distance in days from Easter Sunday. */
const MOVABLE: readonly (readonly [days: number, name: string])[] = [
  [-2, "Vinerea Mare"],
  [0, "Paștele"],
  [1, "A doua zi de Paște"],
  [49, "Rusaliile"],
  [50, "A doua zi de Rusalii"],
];

/** The difference between the Gregorian and the Julian calendar in days, from 1900 to 2099. */
const JULIAN_LAG = 13;

/** Orthodox Easter Sunday (`YYYY-MM-DD`), by Meeus's algorithm for the Julian calendar. */
export function orthodoxEaster(year: number): string {
  const cycle = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - cycle + 34) % 7;
  const days = cycle + weekday + 114;
  const month = String(Math.floor(days / 31)).padStart(2, "0");
  const day = String((days % 31) + 1).padStart(2, "0");
  return dayOfNumber(dayNumber(`${year}-${month}-${day}`) + JULIAN_LAG);
}

/** The public holidays of Romania in a year. Two of them may be on the same date. */
export const romanianHolidays = (year: number) => [
  ...FIXED.map(([day, name, isHalf = false]) => ({ name, date: `${year}-${day}`, is_half_day: isHalf })),
  ...MOVABLE.map(([days, name]) => ({
    name,
    date: addDays(orthodoxEaster(year), days),
    is_half_day: false,
  })),
];

/** Adds the public holidays of the previous, the current and the next year. Returns how many were added. */
export async function seedPublicHolidays(work: Work): Promise<number> {
  const year = Number(work.today.slice(0, 4));
  const present = await work.rows<{
    date: string;
    name: string;
  }>(sql`select p.date, p.name from public_holidays p
    where p.workspace_id = ${fromContext("workspace")}`);
  const known = new Set(present.map(({ date, name }) => `${date} ${name.toLowerCase()}`));
  const calendar = [year - 1, year, year + 1]
    .flatMap(romanianHolidays)
    .filter(({ date, name }) => !known.has(`${date} ${name.toLowerCase()}`));
  for (const holiday of calendar)
    await work.create("public-holidays", { ...holiday, country: "RO", work_location_ids: [] });
  return calendar.length;
}
