import { type Change, fieldMessage, type Hooks, MESSAGES, type Work } from "../../../engine/work/index.ts";
import { noteChangedFlags } from "../expenses/expense-flags.ts";

/** What has no unit any more has no price of one either. */
function settle({ values, sent }: Change<"expense-categories">): void {
  if (values.kind !== "amount") return;
  for (const name of ["unit_name", "unit_price"] as const) if (!sent.has(name)) values[name] = null;
}

async function check(change: Change<"expense-categories">, work: Work): Promise<void> {
  const { values, stored } = change;
  if (stored?.is_used === true && change.changes("kind"))
    change.fail("kind", fieldMessage(MESSAGES.unchangeable, "kind"));
  if (stored && (change.changes("receipt_required_above") || change.changes("limit_amount")))
    await noteChangedFlags(work, change.id, values);
}

/** Rules and consequences of writing a category. */
export const categoryHooks: Hooks<"expense-categories"> = { settle, check: { write: check } };
