import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsIn } from "../../../../platform/languages/words-for.ts";
import type { EntryRow } from "./entry-columns.ts";
import { EntryTotals, withTotals } from "./entry-totals.ts";

const totalsOf = (rows: readonly EntryRow[], withMoney = true): EntryRow[] => {
  const totals = new EntryTotals(withMoney, wordsIn("en"));
  for (const row of rows) totals.add(row);
  return totals.rows();
};

const row = (
  minutes: number | null,
  currency: string | null,
  amount: string | null,
  cost: string | null,
) => ({
  minutes,
  "billable minutes": minutes === null ? null : 10,
  currency,
  "billed amount": amount,
  cost,
});

describe("the totals of a sheet", () => {
  it("are exact, with one row for each currency", () => {
    const rows = [
      row(20, "USD", "16.67", "0.10"),
      row(20, "EUR", "16.67", "0.20"),
      row(25, "EUR", "0.07", null),
      // A running timer has neither minutes nor amounts yet, so it does not count as unknown.
      { ...row(null, "EUR", null, null), status: "running" },
      row(60, null, "0.00", "30.00"),
    ];
    expect(totalsOf(rows)).toEqual([
      {
        employee: "Total",
        minutes: 125,
        hours: "2.08",
        "billable minutes": 40,
        currency: "EUR",
        "billed amount": "16.74",
        cost: "30.30",
        "not known": "Without 1 entry whose cost is not known.",
      },
      { employee: "Total", currency: "USD", "billed amount": "16.67", "not known": null },
    ]);
  });

  it("of no entries are 0, and have no amounts if none are shown", () => {
    expect(totalsOf([], false)).toEqual([
      { employee: "Total", minutes: 0, hours: "0.00", "billable minutes": 0 },
    ]);
    expect(totalsOf([])[0]).toMatchObject({ "billed amount": "0.00", cost: "0.00" });
  });

  it("come after the rows, which are passed on unchanged", async () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(amounts, async (hundredths) => {
        const rows = hundredths.map((one) => row(1, "EUR", (one / 100).toFixed(2), null));
        const passed: EntryRow[] = [];
        for await (const one of withTotals(streamed(rows), true, wordsIn("en"))) passed.push(one);
        expect(passed.slice(0, -1)).toEqual(rows);
        const sum = hundredths.reduce((all, one) => all + BigInt(one), 0n);
        expect(BigInt(String(passed.at(-1)!["billed amount"]).replace(".", ""))).toBe(sum);
      }),
    );
  });
});

async function* streamed(rows: readonly EntryRow[]) {
  yield* rows;
}
