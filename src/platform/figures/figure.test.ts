import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsIn } from "../languages/words-for.ts";
import { allCauses, type Cause, causeInWords } from "./causes.ts";
import {
  difference,
  type Figure,
  isWhole,
  reportedAmount,
  reportedHourly,
  reportedPercent,
  sumOfFigures,
  totalOf,
  whole,
} from "./figure.ts";
import { leftOutOf, reportedRow, unknownInWords } from "./figure-rows.ts";

const day = fc.constantFrom("2026-01-05", "2026-02-11", "2026-03-20");
const cause: fc.Arbitrary<Cause> = fc.oneof(
  fc.record({
    reason: fc.constant("no_exchange_rate" as const),
    from_currency: fc.constantFrom("USD", "CHF"),
    to_currency: fc.constant("EUR"),
    first_date: day,
    last_date: fc.constant("2026-04-01"),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    reason: fc.constantFrom("no_price" as const, "no_cost" as const),
    minutes: fc.integer({ min: 1, max: 900 }),
  }),
);
const figure: fc.Arbitrary<Figure> = fc.record({
  known: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
  causes: fc.oneof(fc.constant([]), fc.array(cause, { maxLength: 3 }).map(allCauses)),
});
const figures = fc.array(figure, { maxLength: 8 });

describe("figures", () => {
  it("are known only where every part is, and exact then", () => {
    fc.assert(
      fc.property(figures, (parts) => {
        const sum = parts.reduce((all, { known }) => all + known, 0n);
        const { value, causes } = reportedAmount(sumOfFigures(parts));
        expect(value).toBe(parts.every(isWhole) ? Number(sum) / 100 : null);
        expect(causes.length > 0).toBe(!parts.every(isWhole));
        expect(causes).toEqual(allCauses(parts.flatMap((part) => part.causes)));
      }),
    );
  });

  it("make no ratio with an incomplete part", () => {
    fc.assert(
      fc.property(figure, figure, fc.nat(900), (part, of, minutes) => {
        if (!isWhole(part) || !isWhole(of)) expect(reportedPercent(part, of).value).toBeNull();
        if (!isWhole(part)) expect(reportedHourly(part, minutes).value).toBeNull();
        if (!isWhole(part) || !isWhole(of)) expect(reportedAmount(difference(part, of)).value).toBeNull();
      }),
    );
  });
});

describe("totals", () => {
  it("add what is known, list the rows that they leave out, and are null if nothing is known", () => {
    fc.assert(
      fc.property(figures, (rows) => {
        const known = rows.filter(isWhole);
        const total = totalOf(rows);
        const sum = Number(known.reduce((all, one) => all + one.known, 0n)) / 100;
        expect(reportedAmount(total).value).toBe(rows.length > 0 && known.length === 0 ? null : sum);
        const named = leftOutOf(
          rows.map((row, index) => ({ id: `${index}`, name: null, figures: { sum: reportedAmount(row) } })),
        );
        expect(named.left_out.map(({ id }) => Number(id))).toEqual(
          rows.flatMap((row, index) => (isWhole(row) ? [] : [index])),
        );
        expect(named.left_out_count).toBe(rows.length - known.length);
        if (known.length < rows.length) expect(reportedPercent(total, whole(1n)).value).toBeNull();
      }),
    );
  });

  it("list a hundred rows and count all", () => {
    const row = { id: null, name: null, figures: { sum: reportedAmount({ known: 0n, causes: [lack(1)] }) } };
    const { left_out, left_out_count } = leftOutOf(Array(130).fill(row));
    expect([left_out.length, left_out_count]).toEqual([100, 130]);
  });
});

const lack = (minutes: number): Cause => ({ reason: "no_cost", minutes });

describe("a row", () => {
  it("returns figures in their groups, and each cause once with the paths", () => {
    const cost = { known: 100n, causes: [lack(50)] };
    expect(
      reportedRow({
        cost: {
          labour: reportedAmount(cost),
          expenses: reportedAmount(whole(250n)),
          total: reportedAmount(cost),
        },
        profit: reportedAmount(difference(whole(900n), cost)),
      }),
    ).toEqual({
      cost: { labour: null, expenses: 2.5, total: null },
      profit: null,
      unknown: [
        {
          figures: ["cost.labour", "cost.total", "profit"],
          reason: "no_cost",
          minutes: 50,
          message: expect.toSatisfy((text) => String(text) === "50 minutes have no cost."),
        },
      ],
    });
  });

  it("describes what is missing in words", () => {
    const cause: Cause = {
      ...{ reason: "no_exchange_rate", from_currency: "USD", to_currency: "EUR", count: 2 },
      ...{ first_date: "2026-03-01", last_date: "2026-04-02" },
    };
    expect(String(causeInWords(cause))).toBe(
      "There is no exchange rate from USD to EUR on or before 2026-04-02.",
    );
    expect(String(causeInWords({ reason: "no_price", minutes: 1 }))).toBe("1 minute has no price.");
    const { unknown } = reportedRow({ a: reportedAmount({ known: 0n, causes: [lack(3)] }) });
    expect(unknownInWords([...unknown, ...unknown], wordsIn("en"))).toBe("3 minutes have no cost.");
    expect(unknownInWords([], wordsIn("en"))).toBeNull();
  });
});
