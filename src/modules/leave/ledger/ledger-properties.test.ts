import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import type { Account, BalanceRow, CountedDay, PolicyTerms } from "./account.ts";
import { figuresOn } from "./figures.ts";
import { linesUpTo } from "./lines.ts";
import { shortfall } from "./shortfall.ts";
import { type YearLedger, yearLedgers } from "./year-ledger.ts";

const sum = (days: readonly { days: number }[]): number => days.reduce((all, one) => all + one.days, 0);

/** The first and last day of a leave year. */
function yearOf(terms: PolicyTerms, year: number): [from: number, to: number] {
  const first = (of: number) => Date.UTC(of, terms.yearStartMonth - 1, 1) / 86_400_000;
  return [first(year), first(year + 1) - 1];
}

/** The cumulative grant on a day before the cap, directly by the formulas. */
function grantedBy(terms: PolicyTerms, row: BalanceRow, last: number, day: number): number {
  const [from, to] = yearOf(terms, row.year);
  const end = Math.min(day, last);
  const rounded = (exact: Fraction) =>
    Number(roundedToWhole(exact.div(terms.roundingStep))) * terms.roundingStep;
  if (terms.accrualMethod === "daily") {
    const days = Math.max(0, end - row.accruesFrom + 1);
    return rounded(new Fraction(row.entitlement).mul(days).div(to - from + 1));
  }
  const length = { monthly: 1, quarterly: 3, upfront: 0, unlimited: 0 }[terms.accrualMethod];
  if (length === 0) return 0;
  let granted = new Fraction(0);
  for (let month = 0; month < 12; month += length) {
    const edge = (more: number) =>
      Date.UTC(row.year, terms.yearStartMonth - 1 + month + more, 1) / 86_400_000;
    const period = [edge(0), edge(length) - 1] as const;
    const part = [Math.max(period[0], row.accruesFrom), Math.min(period[1], last)] as const;
    if (part[1] < part[0] || (terms.accrualTiming === "period_start" ? part[0] : part[1]) > day) continue;
    const share = terms.prorates ? new Fraction(part[1] - part[0] + 1, period[1] - period[0] + 1) : 1;
    granted = granted.add(new Fraction(row.entitlement, 12 / length).mul(share));
  }
  return rounded(granted);
}

/** The balance at the end of each day of each year, computed day by day. */
function walk({ terms, lastDay, rows, approved }: Account): Map<number, number[]> {
  const held = new Map<number, number[]>();
  for (const row of [...rows].sort((one, other) => one.year - other.year)) {
    const [from, to] = yearOf(terms, row.year);
    const last = Math.min(to, lastDay ?? to);
    const usedOn = (first: number, until: number) =>
      sum(approved.filter(({ day }) => day >= first && day <= until));
    const left = held.get(row.year - 1)?.at(-1) ?? 0;
    const carried = left < 0 || row.carryOverMax === null ? left : Math.min(left, row.carryOverMax);
    const lapses = row.carryOverExpiresOn ?? Number.POSITIVE_INFINITY;
    let ledger = carried;
    const days: number[] = [];
    for (let day = from; day <= to; day++) {
      if (day <= last) {
        if (day === row.accruesFrom) ledger += row.writtenInitial ?? upfront(terms, row, last);
        if (day === lapses + 1) ledger -= Math.max(0, Math.max(0, carried) - usedOn(from, lapses));
        ledger -= usedOn(day, day);
        ledger += sum(row.adjustments.filter((adjustment) => adjustment.day === day));
        const step = grantedBy(terms, row, last, day) - grantedBy(terms, row, last, day - 1);
        ledger += terms.maxBalance === null ? step : Math.min(step, Math.max(0, terms.maxBalance - ledger));
      }
      days.push(ledger);
    }
    held.set(row.year, days);
  }
  return held;
}

function upfront(terms: PolicyTerms, row: BalanceRow, last: number): number {
  if (terms.accrualMethod !== "upfront" || last < row.accruesFrom) return 0;
  const [from, to] = yearOf(terms, row.year);
  const share = terms.prorates ? new Fraction(last - row.accruesFrom + 1, to - from + 1) : new Fraction(1);
  return Number(roundedToWhole(share.mul(row.entitlement).div(terms.roundingStep))) * terms.roundingStep;
}

const anyTerms: fc.Arbitrary<PolicyTerms> = fc
  .record({
    accrualMethod: fc.constantFrom("upfront", "daily", "monthly", "quarterly"),
    timing: fc.constantFrom("period_start", "period_end"),
    prorates: fc.boolean(),
    roundingStep: fc.constantFrom(100, 2_500, 5_000, 10_000),
    maxBalance: fc.option(fc.integer({ min: 1, max: 300_000 })),
    yearStartMonth: fc.integer({ min: 1, max: 12 }),
    negativeLimit: fc.constantFrom(0, 10_000, 35_000),
  })
  .map(({ timing, ...terms }) => ({
    ...terms,
    accrualTiming: ["monthly", "quarterly"].includes(terms.accrualMethod) ? timing : null,
    maxBalance: terms.accrualMethod === "upfront" ? null : terms.maxBalance,
  }));

const anyRow = (terms: PolicyTerms, year: number): fc.Arbitrary<BalanceRow> => {
  const [from, to] = yearOf(terms, year);
  const anyDay = fc.integer({ min: from, max: to });
  return fc.record({
    year: fc.constant(year),
    writtenInitial: fc.option(fc.integer({ min: -1_000, max: 3_000 }).map((days) => days * 100)),
    entitlement: fc.integer({ min: 0, max: 36_600 }).map((days) => days * 100),
    accruesFrom: fc.oneof(fc.constant(from), anyDay),
    carryOverMax: fc.option(fc.integer({ min: 0, max: 100_000 })),
    carryOverExpiresOn: fc.option(anyDay),
    adjustments: fc.array(
      fc.record({ day: anyDay, days: fc.integer({ min: -1_000, max: 1_000 }).map((days) => days * 100) }),
      { maxLength: 3 },
    ),
  });
};

/** Half days, full days and hours of up to three requests within the employment. */
const anyUses = (first: number, last: number): fc.Arbitrary<CountedDay[]> =>
  last < first
    ? fc.constant([])
    : fc.array(
        fc.record({
          day: fc.integer({ min: first, max: last }),
          days: fc.constantFrom(10_000, 5_000, 2_500, 3_333, 0),
          holidayId: fc.constantFrom("a", "b", "c"),
        }),
        { maxLength: 15 },
      );

const anyAccount: fc.Arbitrary<Account> = anyTerms.chain((terms) => {
  const first = yearOf(terms, 2025)[0];
  const last = yearOf(terms, 2027)[1];
  return fc
    .tuple(
      fc
        .subarray([2025, 2026, 2027], { minLength: 1 })
        .chain((years) => fc.tuple(...years.map((year) => anyRow(terms, year)))),
      fc.option(fc.integer({ min: first, max: last }), { freq: 2 }),
    )
    .chain(([rows, lastDay]) =>
      fc.record({
        terms: fc.constant(terms),
        lastDay: fc.constant(lastDay),
        rows: fc.constant(rows),
        approved: anyUses(first, lastDay ?? last),
        pending: anyUses(first, lastDay ?? last),
      }),
    );
});

const eachDay = (ledgers: readonly YearLedger[], check: (ledger: YearLedger, day: number) => void): void => {
  for (const ledger of ledgers) {
    for (let day = ledger.year.from; day <= ledger.year.to; day += 7) check(ledger, day);
    check(ledger, ledger.year.to);
  }
};

describe("the ledger", () => {
  it("agrees with a day-by-day reference", () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const walked = walk(account);
        const ledgers = yearLedgers(account);
        expect(ledgers).toHaveLength(account.rows.length);
        eachDay(ledgers, (ledger, day) => {
          const figures = figuresOn(ledger, account.terms, account.pending, day);
          const context = `${dayOfNumber(day)} of ${ledger.row.year}`;
          const days = walked.get(ledger.row.year)!;
          expect(figures.ledgerBalance, context).toBe(days[day - ledger.year.from]);
          const lowest = days
            .map((held, index) => {
              const until = ledger.year.from + index;
              const requested = account.pending.filter(
                (one) => one.day >= ledger.year.from && one.day <= until,
              );
              return until < day ? Number.POSITIVE_INFINITY : held - sum(requested);
            })
            .reduce((one, other) => Math.min(one, other));
          expect(figures.available, context).toBe(Math.max(0, account.terms.negativeLimit + lowest));
        });
      }),
    );
  });

  it("has figures that add up on every day", () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const accrued = new Map<number, number>();
        eachDay(yearLedgers(account), (ledger, day) => {
          const figures = figuresOn(ledger, account.terms, account.pending, day);
          const initial = day >= ledger.row.accruesFrom && ledger.row.accruesFrom <= ledger.lastReadDay;
          const { carriedOver, adjusted, taken, lapsed, ledgerBalance, booked } = figures;
          expect(ledgerBalance).toBe(
            (initial ? figures.initialBalance : 0) +
              carriedOver +
              figures.accrued +
              adjusted -
              taken -
              lapsed,
          );
          expect(figures.balance).toBe(ledgerBalance - booked);
          const lines = linesUpTo(ledger, day);
          expect(sum(lines)).toBe(ledgerBalance);
          expect(lines.at(-1)?.balanceAfter ?? 0).toBe(ledgerBalance);
          expect(
            new Set(lines.filter((line) => line.kind === "use").map((line) => line.holidayId)).size,
          ).toBe(lines.filter((line) => line.kind === "use").length);
          expect(figures.accrued).toBeGreaterThanOrEqual(accrued.get(ledger.row.year) ?? 0);
          accrued.set(ledger.row.year, figures.accrued);
          if (day === ledger.year.to) expect(booked).toBe(0);
        });
      }),
    );
  });

  it("grants a full year in full, and does not depend on the order of approvals", () => {
    fc.assert(
      fc.property(anyAccount, fc.integer({ min: 0, max: 100 }), (account, turn) => {
        const { terms } = account;
        const full = {
          ...account,
          lastDay: null,
          terms: { ...terms, maxBalance: null },
          rows: account.rows.map((row) => ({ ...row, accruesFrom: yearOf(terms, row.year)[0] })),
        };
        for (const ledger of yearLedgers(full)) {
          const { accrued, initialBalance } = figuresOn(ledger, full.terms, [], ledger.year.to);
          const whole =
            Number(roundedToWhole(new Fraction(ledger.row.entitlement, terms.roundingStep))) *
            terms.roundingStep;
          if (terms.accrualMethod !== "upfront") expect(accrued).toBe(whole);
          else if (ledger.row.writtenInitial === null) expect(initialBalance).toBe(whole);
        }
        const at = turn % (account.approved.length + 1);
        const turned = [...account.approved.slice(at), ...account.approved.slice(0, at)];
        const figures = (approved: readonly CountedDay[]) =>
          yearLedgers({ ...account, approved }).map((ledger) =>
            figuresOn(ledger, terms, account.pending, ledger.year.from + 200),
          );
        expect(figures(turned)).toEqual(figures(account.approved));
      }),
    );
  });
});

it("the shortfall of a request is the largest lack on any of its later days", () => {
  const first = dayNumber("2025-01-01");
  fc.assert(
    fc.property(anyAccount, anyUses(first, first + 1_000), (account, requested) => {
      if (requested.length === 0) return;
      const firstDay = Math.min(...requested.map(({ day }) => day));
      const all = { ...account, approved: [...account.approved, ...account.pending, ...requested] };
      const held = [...walk(all)].flatMap(([year, days]) =>
        days.filter((_, index) => yearOf(account.terms, year)[0] + index >= firstDay),
      );
      const lowest = held.length === 0 ? 0 : held.reduce((one, other) => Math.min(one, other));
      const expected = Math.max(0, -account.terms.negativeLimit - lowest);
      expect(shortfall(account, { firstDay, days: requested })).toBe(expected);
    }),
  );
});
