import { addDays } from "../../../engine/declare/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { LevelName } from "./workplaces.ts";

/** The monthly pay of a department for the level Middle, and whether its time is billed. */
const DEPARTMENTS: Readonly<Record<string, { readonly base: number; readonly isBilled: boolean }>> = {
  Engineering: { base: 4_200, isBilled: true },
  Sales: { base: 3_400, isBilled: false },
  "Customer Success": { base: 2_900, isBilled: true },
  Product: { base: 3_900, isBilled: true },
  Marketing: { base: 3_200, isBilled: false },
  People: { base: 3_100, isBilled: false },
  Finance: { base: 3_500, isBilled: false },
  Operations: { base: 2_800, isBilled: false },
};
const ANYWHERE = { base: 3_500, isBilled: false };

const LEVEL_FACTORS: Readonly<Record<LevelName, number>> = {
  Intern: 0.4,
  Junior: 0.7,
  Middle: 1,
  Senior: 1.35,
  Lead: 1.6,
  Manager: 1.9,
  Director: 2.6,
  Executive: 3.8,
};

const HOURS_A_MONTH = 160;
const MAX_RAISES = 6;

/** An agreed pay, in whole units of the currency; null stands for the workspace's currency. */
export interface Pay {
  readonly amount: number;
  readonly type: "hourly" | "monthly";
  readonly currency: string | null;
}

const roundTo = (step: number, amount: number): number => Math.max(step, Math.round(amount / step) * step);

/** The current pay. Contractors are paid by the hour, all others by the month and their share of full time. */
export function payOf(
  facts: { department: string | null; level: LevelName; isContractor: boolean; share: number },
  random: SeededRandom,
): Pay {
  const { base } = DEPARTMENTS[facts.department ?? ""] ?? ANYWHERE;
  const monthly = base * LEVEL_FACTORS[facts.level] * (0.92 + random.next() * 0.18);
  if (facts.isContractor) {
    const amount = roundTo(1, (monthly * 1.35) / HOURS_A_MONTH);
    return { amount, type: "hourly", currency: random.chance(0.1) ? "USD" : null };
  }
  return { amount: roundTo(10, monthly * facts.share), type: "monthly", currency: null };
}

/** The billed rate per hour; null if the department's time is not billed. */
export function billedRate(department: string | null, level: LevelName, random: SeededRandom): number | null {
  const { base, isBilled } = DEPARTMENTS[department ?? ""] ?? ANYWHERE;
  if (!isBilled || level === "Intern") return null;
  return roundTo(5, (base * LEVEL_FACTORS[level] * (2 + random.next())) / HOURS_A_MONTH);
}

/** The facts about a person on which rates depend. */
interface Rated {
  readonly employeeId: string;
  readonly pay: Pay;
  readonly isContractor: boolean;
  readonly billedRate: number | null;
  readonly weeklyHours: number;
}

/**
 * The general billed rate and internal cost. The cost is higher than the pay and increased at the start of this year.
 */
export function ratesOf(
  { employeeId, pay, isContractor, billedRate, weeklyHours }: Rated,
  today: string,
): Values[] {
  const cost = (amount: number) =>
    isContractor
      ? { rate_type: "hourly", hourly_rate: Math.round(amount) }
      : {
          rate_type: "monthly",
          monthly_rate: Math.round(amount * 123) / 100,
          weekly_hours_capacity: weeklyHours,
        };
  const internal = { employee_id: employeeId, kind: "internal_cost" };
  return [
    ...(billedRate === null ? [] : [{ employee_id: employeeId, kind: "billed", hourly_rate: billedRate }]),
    { ...internal, ...cost(pay.amount * 0.96) },
    { ...internal, ...cost(pay.amount), starts_at: `${today.slice(0, 4)}-01-01` },
  ];
}

/** A salary from one day to another, both included; the last one is open-ended. */
export interface PlannedSalary extends Pay {
  readonly start_date: string;
  readonly end_date: string | null;
}

/**
 * The salaries up to the current pay: a raise about once a year until `lastDay`, and for some a future raise that is
 * already agreed (`nextRaise`). There are no gaps between the periods.
 */
export function salariesOf(
  pay: Pay,
  startDate: string,
  lastDay: string,
  nextRaise: string | null,
  random: SeededRandom,
): PlannedSalary[] {
  const raises: string[] = [];
  for (
    let day = firstOfNextMonth(addDays(startDate, random.integer(300, 420)));
    day <= lastDay;
    day = firstOfNextMonth(addDays(day, random.integer(330, 420)))
  ) {
    raises.push(day);
  }
  const step = pay.type === "hourly" ? 1 : 10;
  const starts: string[] = [];
  const amounts = [pay.amount];
  for (const raise of raises.slice(-MAX_RAISES).reverse()) {
    const before = roundTo(step, amounts[0]! / (1.03 + random.next() * 0.06));
    // An amount that is too small to be lowered further is the first pay.
    if (before >= amounts[0]!) break;
    amounts.unshift(before);
    starts.unshift(raise);
  }
  starts.unshift(startDate);
  if (nextRaise !== null) {
    starts.push(nextRaise);
    amounts.push(roundTo(step, pay.amount * 1.06) + step);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      ...pay,
      amount: amounts[index]!,
      start_date: start,
      end_date: next === undefined ? null : addDays(next, -1),
    };
  });
}

/** The first day of the month after that of a day. */
export function firstOfNextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
