import { dayOf } from "../../../format/calendar.ts";
import { formatShortPeriod, formatWeekdayAndDay } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import type { WorkingDay } from "./working-days.ts";

/** The periods of the first and the last day. */
export interface RequestedHalves {
  readonly start_period: "morning" | "afternoon";
  readonly end_period: "morning" | "afternoon";
}

/** Consecutive days that do not count in full for the same reason. */
interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const NOT_A_WORKING_DAY = t("not a working day");

/** The number of half days that count, and the reason if it is not 2. */
function countOf(
  day: WorkingDay,
  requested: { morning: boolean; afternoon: boolean },
): [number, string | null] {
  const wholly = day.public_holidays.find(({ is_half_day }) => !is_half_day);
  const partly = day.public_holidays.find(({ is_half_day }) => is_half_day);
  if (!day.is_employed) return [0, t("outside the employment")];
  if (!day.is_working_day) return [0, NOT_A_WORKING_DAY];
  if (wholly) return [0, t`public holiday “${wholly.name}”`];
  const halves = Number(requested.morning) + Number(requested.afternoon && !partly);
  if (partly && requested.afternoon) return [halves, t`“${partly.name}”, the afternoon is free`];
  if (halves === 2) return [halves, null];
  return [halves, requested.morning ? t("half a day, the morning") : t("half a day, the afternoon")];
}

/**
 * The reasons why a request counts fewer days than the calendar has, and the number of counted days, by the same rule as
 * in the API.
 * @param days all days from the first to the last of the request
 */
export function uncountedIn(
  days: readonly WorkingDay[],
  { start_period, end_period }: RequestedHalves,
): { readonly counted: number; readonly stretches: readonly Stretch[] } {
  let halves = 0;
  const stretches: Stretch[] = [];
  for (const [index, day] of days.entries()) {
    const date = dayOf(day.date);
    const requested = {
      morning: index > 0 || start_period === "morning",
      afternoon: index < days.length - 1 || end_period === "afternoon",
    };
    const [counted, reason] = countOf(day, requested);
    halves += counted;
    if (reason === null) continue;
    const last = stretches.at(-1);
    const goesOn = last?.reason === reason && last.to === dayOf(days[index - 1]!.date);
    if (goesOn) stretches[stretches.length - 1] = { ...last, to: date };
    else stretches.push({ from: date, to: date, reason });
  }
  return { counted: halves / 2, stretches };
}

/** Formats such days: "Sat, 8 Aug: not a working day", "8–9 Aug: not working days". */
export function stretchInWords({ from, to, reason }: Stretch): string {
  if (from === to) return `${formatWeekdayAndDay(from)}: ${reason}`;
  return `${formatShortPeriod(from, to)}: ${reason === NOT_A_WORKING_DAY ? t("not working days") : reason}`;
}
