import { cents, sumOf } from "./exact.ts";
import type { LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

const STATUSES = ["available", "assigned", "in_repair", "lost"] as const;
const COUNTED = [...STATUSES, "retired", "overdue", "warranty_expiring"] as const;

const linksOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "assets"]));
const shown = (amount: bigint): number => Number(amount) / 100;

/** Each figure counts the rows of the list of its name. */
const counts = (names: readonly string[], others: readonly string[]): LinkRule => ({
  links: linksOf(names),
  figures: (lists) => Object.fromEntries(names.map((name) => [name, lists[name]!.length])),
  others,
});

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Steps from month to month: the day of the purchase, or the last day of a shorter month. */
function monthsBetween(from: string, to: string): number {
  const [year, month, day] = from.split("-").map(Number) as [number, number, number];
  for (let months = 0; ; months++) {
    const last = new Date(Date.UTC(year, month + months, 0));
    const next = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate())));
    if (next.toISOString().slice(0, 10) > to) return Math.max(0, months - 1);
  }
}

/** The book value of an asset on a day in cents, as the contract words it; null where it is not known. */
export function bookValueOf(asset: Row, on: string): bigint | null {
  if (asset.purchase_cost === null || asset.purchase_date === null) return null;
  const cost = cents(asset.purchase_cost);
  const life = asset.useful_life_months;
  if (life === null) return cost;
  const retired = asset.retired_on && dayOf(asset.retired_on);
  const day = retired && retired < on ? retired : on;
  const months = BigInt(Math.min(life, monthsBetween(dayOf(asset.purchase_date), day)));
  const lost = 2n * (cost - cents(asset.salvage_value)) * months;
  return cost - (lost + BigInt(life)) / (2n * BigInt(life));
}

const values: LinkRule = {
  links: { assets: "assets" },
  figures({ assets }, _group, { data }) {
    const costs = assets!.filter(({ purchase_cost }) => purchase_cost !== null);
    const known = costs.filter(({ purchase_date }) => purchase_date !== null);
    const day = dayOf(data.as_of);
    return {
      purchase_cost: costs.length === 0 ? null : shown(sumOf(costs, (one: Row) => cents(one.purchase_cost))),
      book_value: known.length === 0 ? null : shown(sumOf(known, (one: Row) => bookValueOf(one, day)!)),
      undepreciated: assets!.length - costs.length,
      undated: costs.length - known.length,
    };
  },
  others: [],
};

/** What the links in the summary of assets list. */
export const ASSET_LINKS: Readonly<Record<string, LinkRule>> = {
  "assets/asset-summary ": counts(["total", ...COUNTED], ["utilization_rate"]),
  "assets/asset-summary values[]": values,
  "assets/asset-summary by_type[]": counts(["total", ...STATUSES], []),
};
