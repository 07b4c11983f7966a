import { dayOf } from "../../../format/calendar.ts";
import { formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { allOf } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { type LeaveOfDay, type WorkingDay, workingDaysIn } from "../../leave/requests/working-days.ts";
import { endOf, type WeekOf } from "./week-queries.ts";

/** Working days by date, `YYYY-MM-DD`. */
export type WorkingDays = Readonly<Record<string, WorkingDay>>;

/** Loads the working days of a week. */
export const workingDaysQuery = (week: WeekOf) => {
  const requested = workingDaysIn(week.employeeId, week.start, endOf(week));
  return { ...requested, select: byDay };
};

/** Indexes working days by date. */
export const byDay = (days: readonly WorkingDay[]): WorkingDays =>
  Object.fromEntries(days.map((day) => [dayOf(day.date), day]));

/** A note on a day: a public holiday or leave. */
export interface DayNote {
  readonly kind: "public-holiday" | "leave";
  readonly text: string;
}

const nameOf = ({ policy }: LeaveOfDay): string => policy ?? t("Leave");

function leaveInWords(leave: LeaveOfDay): string {
  const { morning, afternoon, minutes, status } = leave;
  const part =
    minutes === null
      ? morning && afternoon
        ? null
        : morning
          ? t("morning")
          : t("afternoon")
      : formatMinutes(minutes);
  return [nameOf(leave), part, status === "pending" ? t("not approved yet") : null]
    .filter(Boolean)
    .join(", ");
}

/** The notes on a day. Leave is included only if it takes working time. */
export function notesOf(day: WorkingDay): DayNote[] {
  const isFree = !day.is_working_day || day.public_holidays.some(({ is_half_day }) => !is_half_day);
  return [
    ...day.public_holidays.map(({ name, is_half_day }) => ({
      kind: "public-holiday" as const,
      text: is_half_day ? t`${name}, afternoon` : name,
    })),
    ...(isFree ? [] : day.leave.map((leave) => ({ kind: "leave" as const, text: leaveInWords(leave) }))),
  ];
}

/** The reasons why the expected time of a week is reduced, by day: "Labour Day (Fri, 1 May) takes 8:00". */
export function reasonsForLess(days: WorkingDays): string[] {
  const found = new Map<string, { minutes: number; days: string[] }>();
  const note = (reason: string, date: string, minutes: number) => {
    if (minutes === 0) return;
    const known = found.get(reason) ?? { minutes: 0, days: [] };
    found.set(reason, { minutes: known.minutes + minutes, days: [...known.days, date] });
  };
  for (const [date, day] of Object.entries(days)) {
    const holidays = allOf(day.public_holidays.map(({ name }) => name));
    note(holidays, date, day.public_holiday_minutes);
    const approved = day.leave.filter(({ status }) => status === "approved");
    note(allOf([...new Set(approved.map(nameOf))]), date, day.leave_minutes);
  }
  return [...found].map(
    ([reason, { minutes, days: on }]) =>
      t`${reason} (${on.map(formatWeekdayAndDay).join("; ")}) takes ${formatMinutes(minutes)}`,
  );
}

/** The days of a week with less time than expected, and the missing minutes. */
export const gapsIn = (
  days: WorkingDays,
  bookedOn: (day: string) => number,
): { readonly day: string; readonly missing: number }[] =>
  Object.entries(days).flatMap(([day, { expected_minutes }]) => {
    const missing = expected_minutes - bookedOn(day);
    return missing > 0 ? [{ day, missing }] : [];
  });
