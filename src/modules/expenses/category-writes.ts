import { type Change, fieldMessage, type Hooks, MESSAGES, type Work } from "../../engine/work/index.ts";
import { noteChangedFlags } from "./expense-flags.ts";

async function validate(change: Change<"expense-categories">, work: Work): Promise<void> {
  const { values, stored, sent } = change;
  if (stored?.is_used === true && change.changes("kind"))
    change.fail("kind", fieldMessage(MESSAGES.unchangeable, "kind"));
  // What has no unit any more has no price of one either.
  if (values.kind === "amount") {
    for (const name of ["unit_name", "unit_price"] as const) if (!sent.has(name)) values[name] = null;
  }
  if (stored && (change.changes("receipt_required_above") || change.changes("limit_amount")))
    await noteChangedFlags(work, change.id, values);
}

/** Rules and consequences of writing a category. */
export const categoryHooks: Hooks<"expense-categories"> = { check: { write: validate } };
