import { cents, shown, sumOf } from "./exact.ts";
import type { Facts, LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

type Leads = readonly Row[];

/** The amount of a lead in the currency of the report, at the rate of the day on which it was closed, else of today. */
function converted(lead: Row, amount: number | null, { meta, rates }: Facts): bigint | null {
  const day = (lead.closed_at ?? meta.as_of).slice(0, 10);
  return rates.convert(cents(amount), lead.currency, meta.currency, day);
}

/** The sum over leads, each rounded by itself; null if there are amounts, but none can be converted. */
function sum(leads: Leads, name: "amount" | "weighted_amount", facts: Facts): number | null {
  const amounts = leads
    .filter((lead) => lead[name] !== null)
    .map((lead) => converted(lead, lead[name], facts));
  const known = amounts.filter((amount) => amount !== null);
  return amounts.length > 0 && known.length === 0 ? null : shown(sumOf(known, (amount) => amount));
}

const links = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "leads"]));

const MEANS = ["average_won_amount", "average_sales_cycle_days"];

/** A group that counts the leads of one list and adds up their amounts, where it has amounts. */
const counted = (others: readonly string[] = []): LinkRule => ({
  links: links("list"),
  figures: ({ list }, group, facts) => ({
    count: list!.length,
    ...("amount" in group ? { amount: sum(list!, "amount", facts) } : {}),
  }),
  others,
});

const openFigures = (open: Leads, facts: Facts) => ({
  open_count: open.length,
  open_amount: sum(open, "amount", facts),
  weighted_amount: sum(open, "weighted_amount", facts),
});

const bucket: LinkRule = {
  links: links("open"),
  figures: ({ open }, _group, facts) => openFigures(open!, facts),
  others: [],
};

const cohort: LinkRule = {
  links: links("created", "won", "lost", "open"),
  figures: ({ created, won, lost, open }) => ({
    ...{ created: created!.length, won: won!.length, lost: lost!.length, open: open!.length },
  }),
  others: ["conversion_rate", "loss_rate", "open_rate"],
};

const pipeline: LinkRule = {
  links: links("list", "overdue", "stale", "without_next_activity"),
  figures: ({ list, overdue, stale, without_next_activity: idle }, _group, facts) => ({
    count: list!.length,
    amount: sum(list!, "amount", facts),
    weighted_amount: sum(list!, "weighted_amount", facts),
    overdue_count: overdue!.length,
    stale_count: stale!.length,
    without_next_activity_count: idle!.length,
  }),
  others: [],
};

const stage: LinkRule = {
  links: links("reached", "open", "lost"),
  figures: ({ reached, open, lost }, _group, facts) => ({
    reached_count: reached!.length,
    reached_amount: sum(reached!, "amount", facts),
    open_count: open!.length,
    lost_count: lost!.length,
  }),
  others: ["conversion_from_previous", "conversion_from_start", "average_days"],
};

const interval: LinkRule = {
  links: links("open", "won"),
  figures: ({ open, won }, _group, facts) => ({
    ...openFigures(open!, facts),
    won_count: won!.length,
    won_amount: sum(won!, "amount", facts),
  }),
  others: ["forecast_amount", "best_case_amount"],
};

/** Of the cohort the open leads are among the created ones; of the period they are not counted. */
const source: LinkRule = {
  links: links("created", "won", "lost"),
  figures: ({ created, won, lost }, group, facts) => ({
    ...{ created_count: created!.length, won_count: won!.length, lost_count: lost!.length },
    won_amount: sum(won!, "amount", facts),
    ...("open_count" in group
      ? {
          created_amount: sum(created!, "amount", facts),
          open_count: created!.filter(({ status }) => status === "open").length,
        }
      : {}),
  }),
  others: ["share", "conversion_rate", "win_rate", ...MEANS],
};

const owner: LinkRule = {
  links: links("created", "won", "lost", "open"),
  figures: ({ created, won, lost, open }, _group, facts) => ({
    ...{ created_count: created!.length, won_count: won!.length, lost_count: lost!.length },
    won_amount: sum(won!, "amount", facts),
    ...openFigures(open!, facts),
  }),
  others: ["win_rate", ...MEANS, "activities_count", "meetings_held_count"],
};

const inGroups: LinkRule = {
  links: links("list"),
  figures: ({ list }, _group, facts) => ({
    "attributes.count": list!.length,
    "attributes.amount": sum(list!, "amount", facts),
    "attributes.weighted_amount": sum(list!, "weighted_amount", facts),
  }),
  others: [],
};

/** What the links in the reports on leads list. */
export const LEAD_LINKS: Readonly<Record<string, LinkRule>> = {
  "leads/lead-analytics-overview created": counted(),
  "leads/lead-analytics-overview won": counted(),
  "leads/lead-analytics-overview lost": counted(),
  "leads/lead-analytics-overview cohort": cohort,
  "leads/lead-analytics-overview pipeline": pipeline,
  "leads/lead-funnel stages[]": stage,
  "leads/lead-funnel won": counted(["conversion_from_previous", "conversion_from_start"]),
  "leads/lead-funnel lost": counted(),
  "leads/lead-forecast intervals[]": interval,
  "leads/lead-forecast overdue": bucket,
  "leads/lead-forecast later": bucket,
  "leads/lead-forecast undated": bucket,
  "leads/lead-sources []": source,
  "leads/lead-velocity ": {
    links: links("open"),
    figures: ({ open }) => ({ opportunity_count: open!.length }),
    others: ["win_rate", "velocity_per_day", ...MEANS],
  },
  "leads/lead-velocity stages[]": {
    links: links("completed", "open", "stale"),
    figures: ({ completed, open, stale }) => ({
      ...{ completed_leads_count: completed!.length, open_count: open!.length, stale_count: stale!.length },
    }),
    others: [
      ...["completed_count", "average_days", "median_days", "p90_days"],
      ...["average_age_days", "oldest_age_days"],
    ],
  },
  "leads/lead-owners []": owner,
  "leads?group []": inGroups,
  "leads/lead-lost-reasons []": counted(["share", "average_days_to_loss"]),
};
