import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Criterion } from "../../organization/index.ts";
import { storedPercent } from "../exact-percent.ts";
import type { Answers } from "./form.ts";
import { meanOf, pointsOf, scoreOf } from "./scores.ts";

const criterion = (key: string, weight: number): Criterion => ({
  ...{ key, title: key, description: null, kind: "rating", weight },
  ...{ is_required: true, answered_by: "all", options: null },
});

/** Weights in hundredths, and the rating of each; null: it does not apply. */
const ratings = (scaleMax: number) =>
  fc.array(
    fc.record({
      weight: fc.integer({ min: 0, max: 10_000 }),
      score: fc.option(fc.integer({ min: 1, max: scaleMax })),
    }),
    { maxLength: 12 },
  );

const anyForm = fc
  .integer({ min: 2, max: 10 })
  .chain((scaleMax) => fc.record({ scaleMax: fc.constant(scaleMax), given: ratings(scaleMax) }));

type Given = readonly { readonly weight: number; readonly score: number | null }[];

const answersTo = (given: Given): Answers =>
  Object.fromEntries(
    given.map(({ score }, n) => [`q${n}`, score === null ? { not_applicable: true } : { score }]),
  );

const criteriaOf = (given: Given, factor = 1): Criterion[] =>
  given.map(({ weight }, n) => criterion(`q${n}`, (weight * factor) / 100));

function shown(given: Given, scaleMax: number, factor = 1): string | null {
  const points = pointsOf(answersTo(given), criteriaOf(given, factor));
  return storedPercent(points && scoreOf(points, scaleMax));
}

describe("the score of a response", () => {
  it("is from 0 to 100, and null if no weight remains", () => {
    fc.assert(
      fc.property(anyForm, ({ scaleMax, given }) => {
        const score = shown(given, scaleMax);
        const isRated = given.some((one) => one.score !== null && one.weight > 0);
        expect(score === null).toBe(!isRated);
        if (score !== null) expect(Number(score)).toBeGreaterThan(0);
        if (score !== null) expect(Number(score)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("stays the same if all weights change by the same factor", () => {
    fc.assert(
      fc.property(anyForm, fc.integer({ min: 2, max: 20 }), ({ scaleMax, given }, factor) => {
        expect(shown(given, scaleMax, factor)).toBe(shown(given, scaleMax));
      }),
    );
  });

  it("leaves out what does not apply", () => {
    fc.assert(
      fc.property(anyForm, ({ scaleMax, given }) => {
        const rest = given.filter(({ score }) => score !== null);
        expect(shown(given, scaleMax)).toBe(shown(rest, scaleMax));
      }),
    );
  });
});

it("the mean of scores is between the least and the greatest", () => {
  fc.assert(
    fc.property(fc.array(anyForm, { minLength: 1, maxLength: 20 }), (forms) => {
      const scores = forms.flatMap(({ scaleMax, given }) => {
        const points = pointsOf(answersTo(given), criteriaOf(given));
        return points ? [scoreOf(points, scaleMax)] : [];
      });
      const mean = meanOf(scores);
      if (scores.length === 0) expect(mean).toBeNull();
      else {
        const sorted = scores.toSorted((a, b) => a.compare(b));
        expect(mean!.compare(sorted[0]!)).toBeGreaterThanOrEqual(0);
        expect(mean!.compare(sorted.at(-1)!)).toBeLessThanOrEqual(0);
      }
    }),
  );
});
