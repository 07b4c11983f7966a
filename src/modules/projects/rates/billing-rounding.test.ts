import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BillingRule, roundedForBilling } from "./billing-rounding.ts";

const STEPS = [1, 5, 6, 10, 12, 15, 30, 60];
const rule = (mode: BillingRule["billing_rounding_mode"], minutes = 15): BillingRule => ({
  billing_rounding_mode: mode,
  billing_rounding_minutes: minutes,
});

describe("roundedForBilling", () => {
  it.each([
    ["nearest", 7, 0],
    ["nearest", 8, 15],
    ["nearest", 52, 45],
    ["nearest", 53, 60],
    ["up", 7, 15],
    ["up", 52, 60],
    ["up", 60, 60],
    ["up", 0, 0],
    ["down", 52, 45],
    ["none", 52, 52],
  ] as const)("%s to 15 minutes: %i is %i", (mode, worked, billed) => {
    expect(roundedForBilling(worked, rule(mode))).toBe(billed);
  });

  it("rounds half up to the nearest step", () => {
    expect(roundedForBilling(5, rule("nearest", 10))).toBe(10);
    expect(roundedForBilling(15, rule("nearest", 30))).toBe(30);
  });

  it("returns a multiple of the step that is below, above or at most half a step away", () => {
    const worked = fc.nat(1440);
    fc.assert(
      fc.property(worked, fc.constantFrom(...STEPS), (minutes, step) => {
        const down = roundedForBilling(minutes, rule("down", step));
        const up = roundedForBilling(minutes, rule("up", step));
        const nearest = roundedForBilling(minutes, rule("nearest", step));
        for (const one of [down, up, nearest]) expect(one % step).toBe(0);
        expect(down <= minutes && minutes <= up && [0, step].includes(up - down)).toBe(true);
        expect(2 * Math.abs(nearest - minutes) <= step).toBe(true);
        if (2 * (minutes - down) === step) expect(nearest).toBe(up);
        expect(roundedForBilling(minutes, rule("none", step))).toBe(minutes);
      }),
    );
  });
});
