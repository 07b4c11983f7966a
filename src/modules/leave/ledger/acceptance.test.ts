import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import type { Account, BalanceRow, CountedDay, PolicyTerms } from "./account.ts";
import { daysOf, numericOf, ONE_DAY, roundedShare, shownDays } from "./days.ts";
import { figuresOn } from "./figures.ts";
import { linesUpTo } from "./lines.ts";
import { availableFor, shortfall } from "./shortfall.ts";
import { yearLedgers } from "./year-ledger.ts";

const terms = (more: Partial<PolicyTerms>): PolicyTerms => ({
  accrualMethod: "upfront",
  accrualTiming: null,
  prorates: true,
  roundingStep: 100,
  maxBalance: null,
  yearStartMonth: 1,
  negativeLimit: 0,
  ...more,
});

const row = (entitlement: number, more: Partial<BalanceRow> = {}): BalanceRow => ({
  year: 2026,
  writtenInitial: null,
  entitlement: entitlement * ONE_DAY,
  accruesFrom: dayNumber(`${more.year ?? 2026}-01-01`),
  carryOverMax: 0,
  carryOverExpiresOn: null,
  adjustments: [],
  ...more,
});

/** A number of consecutive full days of one request, from a date on. */
const taken = (from: string, count: number, holidayId = from): CountedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: dayNumber(addDays(from, index)),
    days: ONE_DAY,
    holidayId,
  }));

const account = (more: Partial<Account>): Account => ({
  terms: terms({}),
  lastDay: null,
  rows: [row(20)],
  approved: [],
  pending: [],
  ...more,
});

const monthly = (more: Partial<PolicyTerms> = {}) =>
  terms({ accrualMethod: "monthly", accrualTiming: "period_end", ...more });

const on = (of: Account, date: string) => {
  const ledger = yearLedgers(of).find(
    ({ year }) => year.from <= dayNumber(date) && dayNumber(date) <= year.to,
  )!;
  return figuresOn(ledger, of.terms, of.pending, dayNumber(date));
};
const ledgerAt = (of: Account, ...dates: string[]) =>
  dates.map((date) => shownDays(on(of, date).ledgerBalance));

describe("grants", () => {
  it("are prorated for joiners by the days employed", () => {
    const joined = row(25, { accruesFrom: dayNumber("2026-07-01") });
    const initial = (step: number) =>
      shownDays(
        on(account({ terms: terms({ roundingStep: step }), rows: [joined] }), "2026-12-31").initialBalance,
      );
    expect([initial(100), initial(5_000), initial(10_000)]).toEqual([12.6, 12.5, 13]);
    const whole = account({ terms: terms({ prorates: false }), rows: [joined] });
    expect(ledgerAt(whole, "2026-06-30", "2026-07-01")).toEqual([0, 25]);
  });

  it("are credited for months in proportion to the days employed in them", () => {
    const joined = account({ terms: monthly(), rows: [row(24, { accruesFrom: dayNumber("2026-03-16") })] });
    expect(ledgerAt(joined, "2026-06-29", "2026-06-30", "2026-12-31")).toEqual([5.03, 7.03, 19.03]);
    const atStart = account({ terms: monthly({ accrualTiming: "period_start" }), rows: [row(24)] });
    expect(ledgerAt(atStart, "2026-01-01", "2026-01-31", "2026-02-01")).toEqual([2, 2, 4]);
    const halves = account({ terms: monthly({ roundingStep: 5_000 }), rows: [row(25)] });
    const monthEnds = Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month + 1, 0)).toISOString().slice(0, 10),
    );
    expect(ledgerAt(halves, ...monthEnds)).toEqual([2, 4, 6.5, 8.5, 10.5, 12.5, 14.5, 16.5, 19, 21, 23, 25]);
  });

  it("stop at a cap, and forfeited days are not made up for later", () => {
    const capped = account({
      terms: monthly({ maxBalance: 6 * ONE_DAY }),
      rows: [row(24)],
      approved: taken("2026-06-01", 3),
    });
    expect(
      ledgerAt(capped, "2026-03-31", "2026-05-31", "2026-06-03", "2026-06-30", "2026-07-31", "2026-12-31"),
    ).toEqual([6, 6, 3, 5, 6, 6]);
    const july = linesUpTo(yearLedgers(capped)[0]!, dayNumber("2026-07-31")).at(-1)!;
    expect([july.kind, july.days]).toEqual(["accrual", ONE_DAY]);
  });

  it("follow the quarters of a leave year that starts in November", () => {
    const november = account({
      terms: terms({ accrualMethod: "quarterly", accrualTiming: "period_end", yearStartMonth: 11 }),
      rows: [row(20, { year: 2025, accruesFrom: dayNumber("2025-11-01") })],
    });
    expect(ledgerAt(november, "2026-01-30", "2026-01-31", "2026-04-30", "2026-10-31")).toEqual([
      0, 5, 10, 20,
    ]);
  });
});

describe("what is carried over", () => {
  const before = row(0, { year: 2025, writtenInitial: 85_000 });
  const after = row(20, { carryOverMax: 50_000, carryOverExpiresOn: dayNumber("2026-03-31") });
  const february = taken("2026-02-02", 3);

  it("is limited, is used first and expires", () => {
    const first = account({ rows: [after, before], approved: february });
    expect(ledgerAt(first, "2026-03-31", "2026-04-01")).toEqual([22, 20]);
    expect(shownDays(on(first, "2026-04-01").lapsed)).toBe(2);

    const more = account({ rows: [before, after], approved: [...taken("2026-03-30", 2), ...february] });
    expect(ledgerAt(more, "2026-04-01")).toEqual([20]);
    expect(on(more, "2026-04-01").lapsed).toBe(0);

    const late = account({
      rows: [before, after],
      approved: [...february, ...taken("2025-12-01", 4), { ...taken("2025-12-08", 1)[0]!, days: 5_000 }],
    });
    expect(on(late, "2026-04-01")).toMatchObject({ carriedOver: 40_000, lapsed: 10_000 });
    expect(ledgerAt(late, "2026-04-01")).toEqual([20]);
  });

  it("is a negative balance in full, whatever the limit, and nothing after a year without a balance", () => {
    const debt = row(0, { year: 2025, writtenInitial: -30_000 });
    expect(ledgerAt(account({ rows: [debt, row(20)] }), "2026-01-01")).toEqual([17]);
    const gap = row(0, { year: 2024, writtenInitial: 30_000 });
    expect(ledgerAt(account({ rows: [gap, row(20, { carryOverMax: null })] }), "2026-01-01")).toEqual([20]);
  });
});

describe("leaving", () => {
  it("deducts days that were granted for the time after it", () => {
    const upfront = account({
      lastDay: dayNumber("2026-06-30"),
      rows: [row(24)],
      approved: [...taken("2026-02-02", 13, "earlier"), ...taken("2026-06-29", 2, "trimmed")],
    });
    const figures = on(upfront, "2026-06-30");
    expect(shownDays(figures.initialBalance)).toBe(11.9);
    expect([figures.taken, figures.ledgerBalance].map(shownDays)).toEqual([15, -3.1]);
    expect(ledgerAt(upfront, "2026-12-31")).toEqual([-3.1]);

    const left = account({ terms: monthly(), lastDay: dayNumber("2026-06-15"), rows: [row(24)] });
    expect(ledgerAt(left, "2026-06-14", "2026-06-15", "2026-12-31")).toEqual([10, 11, 11]);
  });

  it("leaves only the days carried over in a year that starts after it", () => {
    const left = account({
      lastDay: dayNumber("2026-06-30"),
      rows: [row(24), row(24, { year: 2027, carryOverMax: 20_000 })],
    });
    expect(ledgerAt(left, "2027-01-01", "2027-12-31")).toEqual([2, 2]);
    expect(on(left, "2027-05-01")).toMatchObject({ initialBalance: 0, accrued: 0, carriedOver: 20_000 });
  });
});

it("has the agreed booked, pending and available days of an example", () => {
  const example = account({
    rows: [
      row(0, { year: 2025, writtenInitial: 85_000 }),
      row(20, { carryOverMax: 50_000, carryOverExpiresOn: dayNumber("2026-03-31") }),
    ],
    approved: [...taken("2026-02-02", 3, "winter"), ...taken("2026-08-03", 5, "summer")],
    pending: taken("2026-09-01", 1),
  });
  expect(on(example, "2026-04-01")).toEqual({
    initialBalance: 200_000,
    carriedOver: 50_000,
    accrued: 0,
    adjusted: 0,
    taken: 30_000,
    lapsed: 20_000,
    ledgerBalance: 200_000,
    booked: 50_000,
    balance: 150_000,
    pending: 10_000,
    available: 140_000,
  });
  const lines = linesUpTo(yearLedgers(example)[1]!, dayNumber("2026-04-01"));
  expect(
    lines.map(({ day, kind, days, balanceAfter, holidayId }) => [
      dayOfNumber(day),
      kind,
      shownDays(days),
      shownDays(balanceAfter),
      holidayId,
    ]),
  ).toEqual([
    ["2026-01-01", "opening", 20, 20, null],
    ["2026-01-01", "carry_over", 5, 25, null],
    ["2026-02-02", "use", -3, 22, "winter"],
    ["2026-04-01", "lapse", -2, 20, null],
  ]);
});

describe("enough balance", () => {
  const requested = (from: string, count: number) => ({
    firstDay: dayNumber(from),
    days: taken(from, count, "asked"),
  });

  it("is required on every day, not only on the last", () => {
    const accrues = account({ terms: monthly(), rows: [row(12)] });
    const short = shortfall(accrues, requested("2026-02-02", 2));
    expect([short, availableFor(requested("2026-02-02", 2), short)].map(shownDays)).toEqual([1, 1]);
    const withLimit = { ...accrues, terms: monthly({ negativeLimit: ONE_DAY }) };
    expect(shortfall(withLimit, requested("2026-02-02", 2))).toBe(0);
    const granted = { ...withLimit, approved: taken("2026-02-02", 2) };
    expect(ledgerAt(granted, "2026-02-03", "2026-02-28")).toEqual([-1, 0]);
  });

  it("takes pending requests into account unless they are left out", () => {
    const six = account({
      rows: [row(6, { adjustments: [{ day: dayNumber("2026-07-14"), days: -ONE_DAY }] })],
      pending: taken("2026-08-03", 3, "a"),
    });
    expect(shortfall(six, requested("2026-08-10", 3))).toBe(ONE_DAY);
    expect(shortfall({ ...six, pending: [] }, requested("2026-08-10", 3))).toBe(0);
  });

  it("is required in later years too, to which fewer days are then carried over", () => {
    const twoYears = account({
      terms: terms({}),
      rows: [row(5), row(0, { year: 2027, carryOverMax: null })],
      approved: taken("2027-02-01", 3),
    });
    expect(shortfall(twoYears, requested("2026-08-03", 2))).toBe(0);
    expect(shortfall(twoYears, requested("2026-08-03", 3))).toBe(ONE_DAY);
    expect(
      shortfall({ ...twoYears, terms: terms({ accrualMethod: "unlimited" }) }, requested("2026-08-03", 3)),
    ).toBe(0);
  });
});

it("parses and formats days exactly", () => {
  for (const text of ["0.0000", "12.6000", "-3.1000", "0.2500", "366.0001", "-0.0001"]) {
    expect(numericOf(daysOf(text))).toBe(text);
  }
  expect(daysOf("-0.00")).toBe(0);
  expect(shownDays(daysOf("5.03"))).toBe(5.03);
  expect([roundedShare(50_000, 1, 2, 10_000), roundedShare(49_999, 1, 2, 10_000)]).toEqual([30_000, 20_000]);
});
