import { fieldOf, integerType } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import { type Change, fieldMessage, type SettledChange } from "../../../engine/work/index.ts";

const enteredRate = integerType({ min: 1 });

/**
 * An hourly rate: written as a whole number of at least 1, read with up to 2 decimals where it was computed. Any number
 * is read here, since one that was computed may be sent back; whether it can be entered is decided with the type of the
 * cost.
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
        "Written as an integer. While the type is monthly, a value that is sent is ignored: send `internal_cost_type` with it to change the type.",
    }),
  }).counts("money");

/** Keeps the two rates in step with the type: one of them is entered, the other follows from it or is empty. */
export function settleInternalCost(change: Change<"employees">): void {
  const { values, sent, stored } = change;
  if (values.internal_cost_type === "monthly") {
    // It follows from the monthly one; whatever is sent is ignored.
    values.internal_cost_hourly_rate = stored?.internal_cost_hourly_rate ?? null;
    return;
  }
  if (!sent.has("internal_cost_monthly_rate")) values.internal_cost_monthly_rate = null;
}

/** A rate that is entered is an integer, and is required once it no longer follows from the monthly one. */
export function checkInternalCost({ values, stored, sent, fail }: SettledChange<"employees">): void {
  if (values.internal_cost_type === "monthly") return;
  const name = "internal_cost_hourly_rate";
  if (sent.has(name) && values[name] !== null)
    enteredRate.read(Number(values[name]), (template) => fail(name, fieldMessage(template, name)));
  if (stored?.internal_cost_type === "monthly" && !sent.has(name))
    fail(name, "The internal cost hourly rate field is required.");
}
