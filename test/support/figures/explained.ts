import { expect } from "vitest";
import { sumOf, totalKnown } from "./exact.ts";
import type { Facts, Lists } from "./link-rule.ts";
import { figuresIn } from "./linked-groups.ts";
import type { Row } from "./read-list.ts";

/** Ratios are also null when they divide by nothing; every other figure only if part of it is unknown. */
const isRatio = (path: string): boolean =>
  /(_percent|_rate|days_to_pay)$/.test(path) || /^(budget\.|consumed$|remaining$)/.test(path);

const uncosted = (entries: readonly Row[]): number =>
  Number(sumOf(entries, (one) => (one.cost_amount === null ? BigInt(one.worked_minutes) : 0n)));

const withoutPrice = (entries: readonly Row[]): number =>
  Number(
    sumOf(entries, (one) =>
      one.billed_amount_reason?.startsWith("No assignment") ? BigInt(one.worked_minutes) : 0n,
    ),
  );

/**
 * Figures that depend on more than the row's own lists: a share of a fixed fee depends on the time of others, a budget
 * on the whole life of the project.
 */
const isOfMore = (path: string): boolean =>
  /^(revenue|contribution|margin_percent|revenue_portion_percent|burn_percent|budget.*)$/.test(path);

/** Checks a cause against the data: the day has no exchange rate, or so many minutes have no price or cost. */
function expectTrue(cause: Row, lists: Lists | null, { rates }: Facts, where: string): void {
  const { reason, message } = cause;
  expect(message, where).toMatch(/\.$/);
  if (reason === "no_exchange_rate") {
    const { from_currency: from, to_currency: to, first_date, last_date, count } = cause;
    // An expense that is not approved may have been stored without its day's exchange rate.
    const isStoredSo = lists?.expenses?.some((one) => one.currency === from && one.exchange_rate === null);
    if (!isStoredSo)
      expect(rates.convert(100n, from, to, last_date.slice(0, 10)), `${where}: ${message}`).toBeNull();
    expect(first_date <= last_date && count > 0, where).toBe(true);
    expect(message, where).toContain(`from ${from} to ${to} on or before ${last_date.slice(0, 10)}`);
    return;
  }
  expect(["no_price", "no_cost"], where).toContain(reason);
  expect(cause.minutes, where).toBeGreaterThan(0);
  const entries = lists === null ? undefined : (lists.time ?? lists.timesheets);
  if (!entries || cause.figures.every(isOfMore)) return;
  if (reason === "no_cost") expect(cause.minutes, where).toBe(uncosted(entries));
  else expect(cause.minutes, where).toBeLessThanOrEqual(withoutPrice(entries));
}

/**
 * Checks that every unknown figure of a row is null and has a true cause beside it, and that no known figure has one.
 * @param lists the rows behind the row, if they are available
 */
export function expectExplained(row: Row, lists: Lists | null, facts: Facts, where: string): void {
  if (row.unknown === undefined) return;
  const figures = figuresIn(row);
  const named = new Set<string>();
  for (const cause of row.unknown as Row[]) {
    expectTrue(cause, lists, facts, where);
    for (const path of cause.figures) named.add(path);
  }
  const isNull = (path: string): boolean => figures[path] === null;
  // Lists of amounts by currency and names of states are not numbers.
  const reported = [...named].filter((path) => !/by_currency$|status$/.test(path));
  expect(
    reported.filter((path) => !isNull(path)),
    `${where}: named, but known`,
  ).toEqual([]);
  const lacking = Object.keys(figures).filter(
    (path) => isNull(path) && !isRatio(path) && !/(_id|_name|_date|^id|^name|^(from|to)_days)$/.test(path),
  );
  expect(
    lacking.filter((path) => !named.has(path)),
    `${where}: null without a cause`,
  ).toEqual([]);
}

/** The names of a row's figures in totals over rows. */
export type TotalledAs = Readonly<Record<string, (row: Row) => number | null>>;

/** Checks that totals add the known figures, are null if none is known, and name exactly the incomplete rows. */
export function expectTotalled(
  totals: Row,
  rows: readonly Row[],
  figures: TotalledAs,
  idOf: (row: Row) => unknown,
  where: string,
): void {
  for (const [name, figure] of Object.entries(figures)) {
    const known = totalKnown(rows, figure);
    expect(totals[name], `${where} ${name}`).toBe(known === null ? null : Number(known) / 100);
  }
  const lacking = rows.filter((row) => Object.values(figures).some((figure) => figure(row) === null));
  expect(totals.left_out_count, where).toBe(lacking.length);
  const reported = totals.left_out.map(({ id }: Row) => id);
  expect(reported.toSorted(), where).toEqual(lacking.map(idOf).toSorted().slice(0, 100));
  for (const { id, unknown } of totals.left_out as Row[]) {
    const row = rows.find((one) => idOf(one) === id)!;
    const names = new Set(unknown.flatMap((cause: Row) => cause.figures));
    for (const [name, figure] of Object.entries(figures))
      expect(names.has(name), `${where} ${id} ${name}`).toBe(figure(row) === null);
  }
  if (lacking.length > 0 && "margin_percent" in totals) expect(totals.margin_percent, where).toBeNull();
}
