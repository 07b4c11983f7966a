import fc from "fast-check";
import { expect, it } from "vitest";
import { goalProgress, keyResultProgress, type Measured } from "./progress.ts";

const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const weight = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

const anyResult: fc.Arbitrary<Measured> = fc
  .record({ start_value: value, target_value: value, current_value: value, weight })
  .filter(({ start_value, target_value }) => start_value !== target_value);

const anyChild = fc.record({
  progress: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
  weight: weight.map(String),
});

it("a key result is from 0 at its start to 100 at its target, whether it rises or falls", () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const progress = Number(keyResultProgress(result));
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      expect(Number(keyResultProgress({ ...result, current_value: result.start_value }))).toBe(0);
      expect(Number(keyResultProgress({ ...result, current_value: result.target_value }))).toBe(100);
      const mirrored = {
        ...result,
        start_value: -result.start_value,
        target_value: -result.target_value,
        current_value: -result.current_value,
      };
      expect(keyResultProgress(mirrored).equals(keyResultProgress(result))).toBe(true);
    }),
  );
});

it("a goal is between the least and the greatest of its parts", () => {
  fc.assert(
    fc.property(fc.array(anyChild, { minLength: 1, maxLength: 12 }), (children) => {
      const progress = goalProgress({ keyResults: [], children, manualProgress: null });
      const parts = children.map((child) => Number(child.progress));
      expect(Number(progress)).toBeGreaterThanOrEqual(Math.min(...parts) - 1e-9);
      expect(Number(progress)).toBeLessThanOrEqual(Math.max(...parts) + 1e-9);
    }),
  );
});

it("key results take precedence over children, and children over what was entered", () => {
  fc.assert(
    fc.property(
      fc.array(anyResult, { maxLength: 4 }),
      fc.array(anyChild, { maxLength: 4 }),
      (keyResults, children) => {
        const parts = { keyResults, children, manualProgress: "12.5" };
        const progress = goalProgress(parts);
        if (keyResults.length > 0)
          expect(progress.equals(goalProgress({ ...parts, children: [] }))).toBe(true);
        else if (children.length > 0)
          expect(progress.equals(goalProgress({ ...parts, manualProgress: null }))).toBe(true);
        else expect(Number(progress)).toBe(12.5);
      },
    ),
  );
});
