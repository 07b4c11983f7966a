import {
  type Change,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type SettledChange,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { noteChangedFlags } from "../expenses/expense-flags.ts";

/** Clears unit and unit price when the kind is changed to `amount`. */
function settle({ values, sent }: Change<"expense-categories">): void {
  if (values.kind !== "amount") return;
  for (const name of ["unit_name", "unit_price"] as const) if (!sent.has(name)) values[name] = null;
}

function check({ stored, changes, fail }: SettledChange<"expense-categories">): void {
  if (stored?.is_used === true && changes("kind")) fail("kind", fieldMessage(MESSAGES.unchangeable, "kind"));
}

async function noteFlags(
  { id, stored, values, changes }: WrittenChange<"expense-categories">,
  work: Work,
): Promise<void> {
  if (stored && (changes("receipt_required_above") || changes("limit_amount")))
    await noteChangedFlags(work, id, values);
}

/** The hooks of expense categories. */
export const categoryHooks: Hooks<"expense-categories"> = {
  settle,
  check: { write: check },
  after: { check: { write: noteFlags } },
};
