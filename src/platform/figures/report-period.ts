import { addDays, dayOnTheWire } from "../../engine/declare/calendar.ts";
import { type Parameter, parameter } from "../../engine/declare/parameter.ts";
import { dateKind } from "../../engine/declare/range-kinds.ts";
import { invalidField } from "../../engine/errors/api-error.ts";
import { message } from "../../engine/errors/message.ts";
import type { Operand } from "../../engine/work/operand.ts";
import { monthBefore, monthOf, type Period } from "./calendar-intervals.ts";
import { dayNumber, weekdayOfNumber } from "./day-numbers.ts";
import { periodOf } from "./period-parameter.ts";

/** A period without a first day if `from` is null. */
export interface ReportedPeriod {
  readonly from: string | null;
  readonly to: string;
}

/** The current day and the settings that default periods depend on. */
interface Present {
  /** `YYYY-MM-DD` in the workspace's time zone. */
  readonly today: string;
  /** The ISO weekday on which weeks start. */
  readonly weekStartsOn: number;
}

const DEFAULTS = {
  "whole life to today": ({ today }: Present): ReportedPeriod => ({ from: null, to: today }),
  "this year until today": ({ today }: Present): Period => ({
    from: `${today.slice(0, 4)}-01-01`,
    to: today,
  }),
  "this calendar year": ({ today }: Present): Period => ({
    from: `${today.slice(0, 4)}-01-01`,
    to: `${today.slice(0, 4)}-12-31`,
  }),
  "this month": ({ today }: Present): Period => monthOf(today),
  "the previous full month": ({ today }: Present): Period => monthBefore(today),
  "the last full week": ({ today, weekStartsOn }: Present): Period => {
    const since = (weekdayOfNumber(dayNumber(today)) - weekStartsOn + 7) % 7;
    return { from: addDays(today, -since - 7), to: addDays(today, -since - 1) };
  },
} as const;

/** The default periods of reports: each report uses one of them and returns it in `meta.date`. */
export type DefaultPeriod = keyof typeof DEFAULTS;

/** The parts of a `Work` on which a report's period depends. */
export interface PresentWork extends Pick<Present, "today"> {
  readonly workspace: Pick<Present, "weekStartsOn">;
}

type DaysOf<Name extends DefaultPeriod> = ReturnType<(typeof DEFAULTS)[Name]>;

/** The `date` parameter of a report; `more` is added to its description. */
export const dateParameter = (fallback: DefaultPeriod, more = ""): Parameter<string> =>
  parameter(dateKind, {
    description: `A day or a pair of days, both included; ${fallback} when absent.${more && ` ${more}`}`,
  });

/** The requested period of a report, or its default. */
export function reportedPeriod<Name extends DefaultPeriod>(
  requested: Operand<string> | undefined,
  fallback: Name,
  { today, workspace }: PresentWork,
): Period | DaysOf<Name> {
  const present = { today, weekStartsOn: workspace.weekStartsOn };
  return periodOf(requested) ?? (DEFAULTS[fallback](present) as DaysOf<Name>);
}

/** The longest period of a report on records with a history: five years. */
export const MAX_PERIOD_DAYS = 1827;

/** Like `reportedPeriod`, for reports whose period is limited. @throws 422 for a longer one */
export function limitedPeriod<Name extends Exclude<DefaultPeriod, "whole life to today">>(
  requested: Operand<string> | undefined,
  fallback: Name,
  present: PresentWork,
): Period {
  const period = reportedPeriod(requested, fallback, present) as Period;
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_PERIOD_DAYS)
    throw invalidField("date", message`The date parameter must not span more than ${MAX_PERIOD_DAYS} days.`);
  return period;
}

/** The period in `meta`: its first and its last day; the first is null if the period has no start. */
export const periodForMeta = ({ from, to }: ReportedPeriod): [string | null, string] => [
  from === null ? null : dayOnTheWire(from),
  dayOnTheWire(to),
];
