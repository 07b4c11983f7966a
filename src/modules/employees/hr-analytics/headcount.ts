import { addDays } from "../../../engine/declare/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";

/** The facts about a current or former employee that the headcount needs; days as `YYYY-MM-DD`. */
export interface PersonFacts {
  readonly id: string;
  /** The first day of employment. */
  readonly start_date: string;
  /** The last day of employment, included and after the first; null if there is none. */
  readonly termination_date: string | null;
  readonly termination_reason: string | null;
  readonly birth_date: string | null;
  readonly weekly_hours_capacity: number;
  readonly manager_employee_id: string | null;
}

/** The change of a group over a period: `closing = opening + joiners − leavers`. */
export interface Flow {
  readonly opening: number;
  readonly joiners: number;
  readonly leavers: number;
  readonly closing: number;
}

export interface HeadcountFigures extends Flow {
  readonly average: number;
  /** The number of leavers who resigned. */
  readonly voluntary: number;
  readonly net_change: number;
  readonly turnover_rate: number | null;
  readonly voluntary_turnover_rate: number | null;
  readonly retention_rate: number | null;
  readonly early_leavers: number;
  readonly average_tenure_years: number | null;
  readonly average_age_years: number | null;
  readonly fte: number;
  readonly managers: number;
  readonly average_direct_reports: number | null;
}

const EARLY_DAYS = 90;
const DAY_MS = 86_400_000;
/** A year of 365.25 days in hundredths of a day, so that the arithmetic stays in integers. */
const HUNDREDTHS_OF_DAYS_PER_YEAR = 36_525;

/** Whether somebody is employed at the end of a day. At the end of the last day of employment, they have left. */
export const isEmployedAtCloseOf = (day: string, person: PersonFacts): boolean =>
  person.start_date <= day && (person.termination_date === null || person.termination_date > day);

const isWithin = ({ from, to }: Period, day: string | null): boolean =>
  day !== null && from <= day && day <= to;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The joiners and leavers of a period, and the headcount before and after it. */
export function flowOf(people: readonly PersonFacts[], period: Period): Flow {
  const dayBefore = addDays(period.from, -1);
  const flow = { opening: 0, joiners: 0, leavers: 0, closing: 0 };
  for (const person of people) {
    if (isEmployedAtCloseOf(dayBefore, person)) flow.opening += 1;
    if (isWithin(period, person.start_date)) flow.joiners += 1;
    if (isWithin(period, person.termination_date)) flow.leavers += 1;
    if (isEmployedAtCloseOf(period.to, person)) flow.closing += 1;
  }
  return flow;
}

/** Leavers as a percentage of the average headcount, with 2 decimals; null if that is 0. */
export const turnoverRate = (leavers: number, { opening, closing }: Flow): number | null =>
  roundRatio(leavers * 200, opening + closing, 2);

/** All figures of a period, each rounded half away from zero from its exact value. */
export function headcountFigures(
  people: readonly PersonFacts[],
  period: Period,
  fullTimeWeeklyHours: number,
): HeadcountFigures {
  const flow = flowOf(people, period);
  const dayBefore = addDays(period.from, -1);
  const leaving = people.filter((person) => isWithin(period, person.termination_date));
  const staying = people.filter((person) => isEmployedAtCloseOf(period.to, person));
  const voluntary = leaving.filter((person) => person.termination_reason === "resignation").length;
  const leftFromOpening = leaving.filter((person) => isEmployedAtCloseOf(dayBefore, person)).length;
  return {
    ...flow,
    average: roundRatio(flow.opening + flow.closing, 2, 2)!,
    voluntary,
    net_change: flow.joiners - flow.leavers,
    turnover_rate: turnoverRate(flow.leavers, flow),
    voluntary_turnover_rate: turnoverRate(voluntary, flow),
    retention_rate: roundRatio((flow.opening - leftFromOpening) * 100, flow.opening, 2),
    early_leavers: leaving.filter((person) => stayOf(person) < EARLY_DAYS).length,
    average_tenure_years: averageTenure(staying, period.to),
    average_age_years: averageAge(staying, period.to),
    fte: roundRatio(
      sum(staying, (person) => person.weekly_hours_capacity),
      fullTimeWeeklyHours,
      2,
    )!,
    ...management(staying),
  };
}

/** The number of days between the first and the last day of a leaver. */
const stayOf = ({ start_date, termination_date }: PersonFacts): number =>
  daysBetween(start_date, termination_date!);

const sum = (people: readonly PersonFacts[], amountOf: (person: PersonFacts) => number): number =>
  people.reduce((total, person) => total + amountOf(person), 0);

function averageTenure(people: readonly PersonFacts[], day: string): number | null {
  const days = sum(people, (person) => daysBetween(person.start_date, day));
  return roundRatio(days * 100, people.length * HUNDREDTHS_OF_DAYS_PER_YEAR, 2);
}

function averageAge(people: readonly PersonFacts[], day: string): number | null {
  const known = people.filter((person) => person.birth_date !== null);
  return roundRatio(
    sum(known, (person) => completedYears(person.birth_date!, day)),
    known.length,
    1,
  );
}

/** The completed years of age on a day. People born on 29 February complete a year on 1 March in other years. */
function completedYears(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The number of managers and direct reports among the given employees; managers outside the group do not count. */
function management(
  people: readonly PersonFacts[],
): Pick<HeadcountFigures, "managers" | "average_direct_reports"> {
  const present = new Set(people.map(({ id }) => id));
  const above = people.flatMap(({ manager_employee_id: manager }) =>
    manager !== null && present.has(manager) ? [manager] : [],
  );
  const managers = new Set(above).size;
  return { managers, average_direct_reports: roundRatio(above.length, managers, 2) };
}
