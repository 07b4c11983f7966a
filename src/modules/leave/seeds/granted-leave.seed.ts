import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { isEligibleFor } from "../holiday-balances/leave-policies.ts";
import { accountKey, type LeaveAccount } from "../holiday-balances/load-accounts.ts";
import { collides } from "../holidays/colliding-dates.ts";
import {
  type CountedDate,
  type CountingBase,
  countDates,
  sumOfDays,
  workableMinutes,
} from "../holidays/counted-dates.ts";
import { countingBase } from "../holidays/counted-leave.ts";
import type { RequestPolicy } from "../holidays/request-terms.ts";
import { requestedDates } from "../holidays/requested-dates.ts";
import type { CountedDay } from "../ledger/account.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { shortfall } from "../ledger/shortfall.ts";
import type { WorkingTime } from "../working-time/working-time.ts";
import type { LeavePlan } from "./leave-plans.seed.ts";
import { type Outcome, outcomeOf } from "./outcomes.seed.ts";

export type Person = { readonly id: string; readonly manager_employee_id: string | null };

export type Policies = Readonly<Record<LeavePlan["kind"], RequestPolicy>>;

/** An invented request that satisfies all rules. */
export interface GrantedLeave extends LeavePlan, Outcome {
  readonly person: Person;
  readonly policy: RequestPolicy;
  readonly dates: readonly CountedDate[];
}

/** An employee, and the facts against which plans are checked. */
export interface Applicant {
  readonly person: Person;
  readonly time: WorkingTime;
  readonly policies: Policies;
  readonly accounts: ReadonlyMap<string, LeaveAccount>;
  readonly fullTimeWeeklyHours: number;
  readonly today: string;
}

/** The leave that an employee has already. */
interface Taken {
  readonly dates: CountedDate[];
  readonly days: Map<RequestPolicy, CountedDay[]>;
}

/** The plans of one employee that satisfy the rules, in the given order. */
export function grantLeave(
  applicant: Applicant,
  plans: readonly LeavePlan[],
  random: SeededRandom,
): GrantedLeave[] {
  const { person, time, policies, fullTimeWeeklyHours, today } = applicant;
  const taken: Taken = { dates: [], days: new Map() };
  return plans.flatMap((plan) => {
    const policy = policies[plan.kind];
    const base = countingBase(time, policy, fullTimeWeeklyHours);
    const dates = countDates(requestedDates(plan.time), base);
    const isGood =
      goesWith(taken, dates, base) && isWithin(time, dates) && hasBalance(applicant, taken, policy, dates);
    if (!isGood) return [];
    const outcome = outcomeOf(plan, today, random);
    if (outcome.status === "pending" || outcome.status === "approved") {
      taken.dates.push(...dates);
      taken.days.set(policy, [...(taken.days.get(policy) ?? []), ...countedDays(dates)]);
    }
    return [{ ...plan, ...outcome, person, policy, dates }];
  });
}

const goesWith = (taken: Taken, dates: readonly CountedDate[], base: CountingBase): boolean =>
  dates.every((one) => {
    const others = taken.dates.filter(({ date }) => date === one.date);
    return !collides(one, others, workableMinutes(one.date, base));
  });

const isWithin = ({ firstDay, lastDay }: WorkingTime, dates: readonly CountedDate[]): boolean =>
  dates[0]!.date >= firstDay && (lastDay === null || dates.at(-1)!.date <= lastDay) && sumOfDays(dates) > 0;

const countedDays = (dates: readonly CountedDate[]): CountedDay[] =>
  dates.map(({ date, days }) => ({ day: dayNumber(date), days, holidayId: "" }));

function hasBalance(
  { person, accounts }: Applicant,
  taken: Taken,
  policy: RequestPolicy,
  dates: readonly CountedDate[],
): boolean {
  const { account, holder } = accounts.get(accountKey(person.id, policy.id))!;
  if (!isEligibleFor({ contractTypes: policy.contract_types }, holder.contractType)) return false;
  const years = new Set(account.rows.map(({ year }) => year));
  if (!dates.every(({ date }) => years.has(leaveYearOf(date, policy.year_start_month)))) return false;
  const days = countedDays(dates);
  const approved = [...account.approved, ...(taken.days.get(policy) ?? [])];
  return shortfall({ ...account, approved }, { firstDay: days[0]!.day, days }) === 0;
}
