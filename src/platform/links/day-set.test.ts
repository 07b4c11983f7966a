import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { complementOf, type DaySet, daySetOf, filtersForDays, intersectionOf } from "./day-set.ts";

const lets = ({ hasEmpty, ranges }: DaySet, day: string | null): boolean =>
  day === null ? hasEmpty : ranges.some(([from, to]) => from <= day && day <= to);

const passes = (filters: Record<string, string>, day: string | null): boolean =>
  Object.entries(filters).every(([name, text]) => lets(daySetOf(text), day) !== name.startsWith("-"));

const offset = fc.nat(12);
const day = (days: number) => addDays("2026-01-01", days);
const text = fc.oneof(
  fc.constant("null"),
  offset.map(day),
  fc.tuple(offset, offset).map(([a, b]) => `${day(Math.min(a, b))},${day(Math.max(a, b))}`),
);
const set = fc
  .array(fc.record({ text, negated: fc.boolean() }), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts
      .map(({ text, negated }) => (negated ? complementOf(daySetOf(text)) : daySetOf(text)))
      .reduce(intersectionOf),
  );
const days = [null, "0001-01-01", ...Array.from({ length: 16 }, (_, index) => day(index - 2)), "9999-12-31"];

describe("sets of days", () => {
  it("satisfy the laws of sets", () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        for (const one of days) {
          expect(lets(complementOf(a), one)).toBe(!lets(a, one));
          expect(lets(intersectionOf(a, b), one)).toBe(lets(a, one) && lets(b, one));
        }
      }),
    );
  });

  it("are said in filters that let through the same days, where two can say it", () => {
    let said = 0;
    fc.assert(
      fc.property(set, (given) => {
        const filters = filtersForDays("day", given);
        if (filters === null) return;
        said += 1;
        expect(Object.keys(filters).every((name) => name === "day" || name === "-day")).toBe(true);
        for (const one of days) expect(passes(filters, one)).toBe(lets(given, one));
      }),
    );
    expect(said).toBeGreaterThan(10);
  });

  it("can always be expressed as a range with one gap", () => {
    fc.assert(
      fc.property(text, text, (plain, negated) => {
        expect(
          filtersForDays("day", intersectionOf(daySetOf(plain), complementOf(daySetOf(negated)))),
        ).not.toBeNull();
      }),
    );
  });

  it("cannot be expressed with two gaps and the empty value", () => {
    const holes = intersectionOf(
      complementOf(daySetOf("2026-01-01")),
      complementOf(daySetOf("2026-01-03,2026-01-04")),
    );
    expect(filtersForDays("day", holes)).toBeNull();
    const touching = intersectionOf(
      complementOf(daySetOf("2026-01-01")),
      complementOf(daySetOf("2026-01-02")),
    );
    expect(filtersForDays("day", touching)).toEqual({ "-day": "2026-01-01,2026-01-02" });
  });
});
