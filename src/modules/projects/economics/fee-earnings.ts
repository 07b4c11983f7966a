import { together, type Work } from "../../../engine/work/index.ts";
import { allCauses, type Cause } from "../../../platform/figures/causes.ts";
import type { Figure } from "../../../platform/figures/figure.ts";
import { convertedCents, type RateOfDay, ratesInto } from "../../rates/index.ts";
import { missingRateOf } from "../rates/entry-causes.ts";
import { centsOf } from "../rates/rate-rules.ts";
import { earnedFees, earnedOverage, type FeeSlice, type FeeTerms, type OpenPeriod } from "./earned-fees.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import { loadMonthMinutes } from "./logged-time.ts";
import type { SelectedProject } from "./selected-projects.ts";
import type { Unconverted } from "./unconverted.ts";

/** The earned fees of a project, in whole hundredths of the report's currency. */
export interface FeeEarnings {
  readonly fees: Figure;
  readonly overage: Figure;
  /** Fees and overage from the start of the project to the end of the period. */
  readonly sinceStart: Figure;
}

const termsOf = (project: SelectedProject): FeeTerms => ({
  billing_model: project.billing_model,
  fee: project.fee_amount === null ? null : centsOf(project.fee_amount),
  retainer_minutes: project.retainer_minutes,
  billed_rate: project.billed_rate,
  starts_at: project.starts_at,
  ends_at: project.ends_at,
});

interface Currencies {
  readonly from: string;
  readonly to: string;
}

/** Converts each slice at the exchange rate of its last day. Slices without a rate are unknown and passed to `note`. */
function convertedSum(
  slices: readonly FeeSlice[],
  { from, to }: Currencies,
  rateOn: (day: string) => string | null,
  note: (cents: bigint) => void = () => {},
): Figure {
  let known = 0n;
  const causes: Cause[] = [];
  for (const { day, cents } of slices) {
    const rate = rateOn(day);
    if (rate !== null) known += convertedCents(cents, rate);
    else if (cents !== 0n) {
      note(cents);
      causes.push(missingRateOf({ entries: 1, first_date: day, last_date: day }, from, to));
    }
  }
  return { known, causes: allCauses(causes) };
}

/** The fees that projects earn in a period, at most until today (rule R5), by project id. */
export async function loadFeeEarnings(
  work: Work,
  projects: readonly SelectedProject[],
  report: Pick<EconomicsQuery, "period" | "onlyApproved" | "currency">,
  unconverted: Unconverted,
): Promise<Map<string, FeeEarnings>> {
  const retainers = projects.filter(({ retainer_minutes }) => retainer_minutes !== null).map(({ id }) => id);
  const period = untilToday(report.period, work.today);
  const [rates, minutes] = await together([
    ratesInto(work, report.currency),
    loadMonthMinutes(work, retainers, { ...report, period }),
  ]);
  return new Map(
    projects.map((project) => {
      const currencies = { from: project.currency, to: report.currency };
      const rateOn = (day: string) => rateOf(rates, project.currency, report.currency, day);
      const note = (cents: bigint) => unconverted.note(project.currency, 1, cents);
      const terms = termsOf(project);
      const logged = minutes.get(project.id) ?? new Map();
      const all: OpenPeriod = { from: null, to: period.to };
      const fromStart = new Map([...logged].map(([month, { total }]) => [month, { before: 0, total }]));
      return [
        project.id,
        {
          fees: convertedSum(earnedFees(terms, period), currencies, rateOn, note),
          overage: convertedSum(earnedOverage(terms, period, logged), currencies, rateOn, note),
          sinceStart: convertedSum(
            [...earnedFees(terms, all), ...earnedOverage(terms, all, fromStart)],
            currencies,
            rateOn,
          ),
        },
      ];
    }),
  );
}

const untilToday = ({ from, to }: OpenPeriod, today: string): OpenPeriod => ({
  from,
  to: to > today ? today : to,
});

const rateOf = (rates: RateOfDay, from: string, to: string, day: string): string | null =>
  from === to ? "1" : rates(from, to, day);
