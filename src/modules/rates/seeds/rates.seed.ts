import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

/** The ids of the seeded company's tax rates, by purpose. */
export interface SeededTaxRates {
  readonly own: string;
  readonly reduced: string;
  readonly reverseCharge: string;
  readonly exported: string;
}

const RATES = {
  own: { name: "VAT 19 %", percent: 19, category: "standard", is_default: true },
  reduced: { name: "VAT 9 %", percent: 9, category: "standard", is_default: false },
  reverseCharge: {
    name: "Reverse charge",
    percent: 0,
    category: "reverse_charge",
    exemption_reason: "VAT reverse charge, Article 196 of Directive 2006/112/EC",
    is_default: false,
  },
  exported: {
    name: "Export of services",
    percent: 0,
    category: "outside_scope",
    exemption_reason: "Not subject to VAT, Article 44 of Directive 2006/112/EC",
    is_default: false,
  },
} as const;

/** Creates missing tax rates of the workspace; returns their ids and how many were created. */
async function seedTaxRates(work: Work): Promise<{ rates: SeededTaxRates; made: number }> {
  let made = 0;
  const idOf = async (rate: (typeof RATES)[keyof typeof RATES]): Promise<string> => {
    const found = await work.row<{ id: string }>(sql`select id from tax_rates
      where workspace_id = ${fromContext("workspace")} and archived_at is null and lower(name) = lower(${rate.name})`);
    if (found) return found.id;
    made++;
    return work.createByRules("tax-rates", { ...rate });
  };
  const rates = {
    own: await idOf(RATES.own),
    reduced: await idOf(RATES.reduced),
    reverseCharge: await idOf(RATES.reverseCharge),
    exported: await idOf(RATES.exported),
  };
  return { rates, made };
}

/** The value of one unit in euros at the start of the seeded history. */
const WORTH_IN_EUR: Readonly<Record<string, number>> = { EUR: 1, USD: 0.92, GBP: 1.17 };
const MONTHS = 24;

/** The first days of the last months, the oldest first. */
function monthStarts(today: string): string[] {
  const starts = [`${today.slice(0, 7)}-01`];
  while (starts.length < MONTHS) starts.unshift(`${addDays(starts[0]!, -1).slice(0, 7)}-01`);
  return starts;
}

/**
 * Creates two years of monthly rates between any two of the workspace's currency and those of its clients, in both
 * directions, where there are none; returns how many. An expense in one currency can be billed on a project in another.
 */
async function seedExchangeRates(work: Work, random: SeededRandom): Promise<number> {
  const known = await work.row(
    sql`select 1 from exchange_rates where workspace_id = ${fromContext("workspace")} limit 1`,
  );
  const currencies = Object.keys(WORTH_IN_EUR);
  if (known || !currencies.includes(work.workspace.baseCurrency)) return 0;
  const drifts = currencies.map(() => 1);
  let made = 0;
  for (const date of monthStarts(work.today)) {
    const worth = currencies.map((currency, index) => {
      drifts[index]! *= 1 + (random.next() - 0.5) / 40;
      return { currency, worth: WORTH_IN_EUR[currency]! * drifts[index]! };
    });
    for (const from of worth)
      for (const to of worth.filter((one) => one !== from)) {
        const rate = Number((from.worth / to.worth).toFixed(4));
        const pair = { from_currency: from.currency, to_currency: to.currency };
        await work.createByRules("exchange-rates", { ...pair, date, rate, source: "ECB" });
        made++;
      }
  }
  return made;
}

/** Creates missing tax rates and exchange rates; returns how many of each. */
export async function seedRates(work: Work, random: SeededRandom) {
  const { rates, made } = await seedTaxRates(work);
  return { rates, made: { "tax-rates": made, "exchange-rates": await seedExchangeRates(work, random) } };
}
