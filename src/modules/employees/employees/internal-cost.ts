import { fieldOf, integerType } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import { type Change, fieldMessage, type SettledChange } from "../../../engine/work/index.ts";

const enteredRate = integerType({ min: 1 });

/**
 * An hourly rate: written as an integer of at least 1, read with up to 2 decimals if it was computed. This accepts any
 * number, since a computed one may be sent back; `checkInternalCost` decides whether it can be entered.
 */
export const costRate = () =>
  fieldOf({
    ...enteredRate,
    columnTypes: ["numeric"],
    cast: "numeric",
    read: (wire, fail) =>
      typeof wire === "number"
        ? `${wire}${Number.isInteger(wire) ? ".00" : ""}`
        : fail("The :field field must be an integer."),
    json: (stored) => sql`trim_scale(round(${stored}, 2))`,
    schema: () => ({
      type: "number",
      minimum: 0,
      description:
        "Written as an integer. While the type is monthly, the value is ignored; to change the type, send `internal_cost_type` as well.",
    }),
  }).counts("money");

/** Makes the two rates consistent with the type: one of them is entered, the other computed or null. */
export function settleInternalCost(change: Change<"employees">): void {
  const { values, sent, stored } = change;
  if (values.internal_cost_type === "monthly") {
    // The hourly rate is computed from the monthly one; a sent value is ignored.
    values.internal_cost_hourly_rate = stored?.internal_cost_hourly_rate ?? null;
    return;
  }
  if (!sent.has("internal_cost_monthly_rate")) values.internal_cost_monthly_rate = null;
}

/** An entered rate must be an integer. It is required when the type is no longer monthly. */
export function checkInternalCost({ values, stored, sent, fail }: SettledChange<"employees">): void {
  if (values.internal_cost_type === "monthly") return;
  const name = "internal_cost_hourly_rate";
  if (sent.has(name) && values[name] !== null)
    enteredRate.read(Number(values[name]), (template) => fail(name, fieldMessage(template, name)));
  if (stored?.internal_cost_type === "monthly" && !sent.has(name))
    fail(name, "The internal cost hourly rate field is required.");
}
