import { addDays, endOfMonth, isDay, startOfMonth, startOfWeek } from "../../format/calendar.ts";
import { t } from "../../messages/t.ts";
import type { PresetId } from "./preset-id.ts";

/** A range of days, both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PRESETS = [
  { id: "this-week", label: t("This week") },
  { id: "last-week", label: t("Last week") },
  { id: "this-month", label: t("This month") },
  { id: "last-month", label: t("Last month") },
  { id: "year-to-date", label: t("This year so far") },
  { id: "this-year", label: t("This year") },
  { id: "last-year", label: t("Last year") },
] as const satisfies readonly { readonly id: PresetId; readonly label: string }[];

/** The days of a preset. @param startsOn the ISO weekday on which weeks begin */
export function presetPeriod(preset: PresetId, today: string, startsOn: number): Period {
  const week = startOfWeek(today, startsOn);
  switch (preset) {
    case "this-week":
      return { from: week, to: addDays(week, 6) };
    case "last-week":
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case "this-month":
      return { from: startOfMonth(today), to: endOfMonth(today) };
    case "last-month":
      return { from: startOfMonth(today, -1), to: addDays(startOfMonth(today), -1) };
    case "year-to-date":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case "last-year": {
      const year = Number(today.slice(0, 4)) - 1;
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    }
    case "this-year":
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  }
}

/** A period as a filter's value: `2026-07-01,2026-07-31`; a single day is written once. */
export const writePeriod = ({ from, to }: Period): string => (from === to ? from : `${from},${to}`);

/** The period that a filter's value means; null if it is not a period. */
export function readPeriod(text: string | undefined): Period | null {
  const [from = "", to = from] = (text ?? "").split(",");
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}
