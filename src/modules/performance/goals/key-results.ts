import { type Fail, field } from "../../../engine/declare/index.ts";
import { roundedText } from "../exact-percent.ts";
import { keyResultProgress } from "./progress.ts";

/** A measurable result of a goal. */
export interface KeyResult {
  readonly id: string;
  readonly title: string;
  readonly metric: "number" | "percent" | "currency" | "boolean";
  readonly unit: string | null;
  readonly start_value: number;
  readonly target_value: number;
  readonly current_value: number;
  readonly weight: number;
  /** In percent, with 2 decimals. */
  readonly progress: number;
}

/** A key result as it is sent: the id of a present one or null, and values that may be missing. */
export type SentKeyResult = Omit<KeyResult, "id" | "current_value" | "progress"> & {
  readonly id: string | null;
  readonly current_value: number | null;
  readonly progress: number | null;
};

/** Whether a value is possible for the metric: a boolean is 0 or 1. */
export const suits = (metric: KeyResult["metric"], value: number): boolean =>
  metric !== "boolean" || value === 0 || value === 1;

function check(results: readonly SentKeyResult[], fail: Fail): void {
  const ids = new Set<string>();
  for (const [index, { id, metric, ...values }] of results.entries()) {
    if (values.target_value === values.start_value)
      fail("The :field field must be different from start value.", `${index}.target_value`);
    for (const name of ["start_value", "target_value", "current_value"] as const) {
      const value = values[name];
      if (value !== null && !suits(metric, value))
        fail("The :field field must be 0 or 1 when metric is boolean.", `${index}.${name}`);
    }
    if (id !== null && ids.has(id)) fail("The :field field has a duplicate value.", `${index}.id`);
    if (id !== null) ids.add(id);
  }
}

const value = () => field.decimal(4);

/** The key results of a goal. A write replaces them; one with the id of a present one keeps what it does not give. */
export const keyResultsField = () =>
  field
    .records<SentKeyResult>(
      {
        id: field.string({ max: 26 }).describe("That of a present key result; a new one gets its own."),
        title: field.string().required(),
        metric: field.choice("number", "percent", "currency", "boolean").default("number"),
        unit: field.string({ max: 50 }),
        start_value: value().default(0),
        target_value: value().required(),
        current_value: value().describe("Default: start_value, or the present one."),
        weight: field.decimal(2, { above: 0, max: 100 }).default(1),
        progress: value().describe("Read-only, in percent."),
      },
      { max: 20, check },
    )
    .default(() => []);

/** Completes sent key results: ids, current values and progress. Returns null for ids that the goal does not have. */
export function completed(
  sent: readonly SentKeyResult[],
  present: readonly KeyResult[],
  newId: () => string,
): readonly (KeyResult | null)[] {
  return sent.map((given) => {
    const known = given.id === null ? undefined : present.find(({ id }) => id === given.id?.toUpperCase());
    if (given.id !== null && !known) return null;
    const current_value = given.current_value ?? known?.current_value ?? given.start_value;
    return withProgress({ ...given, id: known?.id ?? newId(), current_value });
  });
}

/** A key result with its progress. */
export const withProgress = (result: Omit<KeyResult, "progress">): KeyResult => ({
  ...result,
  progress: Number(roundedText(keyResultProgress(result))),
});
