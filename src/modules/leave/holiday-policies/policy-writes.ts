import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  conflict,
  fieldLabel,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { openMissing } from "../holiday-balances/open-missing.ts";
import { resetRows } from "../holiday-balances/reset-rows.ts";
import { checkAccrual, settleAccrual } from "./accrual-rules.ts";
import { CHOOSE_ANOTHER_DEFAULT } from "./policy-actions.ts";
import { countWrittenRows, isPolicyUsed } from "./policy-use.ts";

/** Fields that cannot be changed once the policy is in use, since granted and counted days depend on them. */
const FROZEN = [
  "accrual_method",
  "accrual_timing",
  "prorate",
  "rounding_step",
  "year_start_month",
  "day_count",
] as const;

/** Returns the id of the current default policy if the change concerns it; null if there is none. */
async function settle(change: Change<"holiday-policies">, work: ReadOnlyWork): Promise<string | null> {
  settleAccrual(change);
  if (change.stored && !change.changes("is_default")) return null;
  const present = await work.row<{ id: string }>(sql`select id from holiday_policies
    where workspace_id = ${fromContext("workspace")} and is_default`);
  if (!present) change.values.is_default = true;
  return present?.id ?? null;
}

async function check(
  change: SettledChange<"holiday-policies">,
  work: ReadOnlyWork,
  defaultId: string | null,
): Promise<void> {
  checkAccrual(change);
  if (defaultId !== null) checkDefault(change);
  // A field that is cleared with the accrual method is reported at that field.
  const frozen = change.stored ? FROZEN.filter((name) => change.sent.has(name) && change.changes(name)) : [];
  if (frozen.length > 0 && (await isPolicyUsed(work, change.id))) {
    for (const name of frozen) {
      change.fail(name, message`The ${fieldLabel(name)} cannot be changed once the policy is in use.`);
    }
  }
}

/** Exactly one policy is the default: the first, until another is made the default. */
function checkDefault({ values, stored, fail }: SettledChange<"holiday-policies">): void {
  if (!stored) return;
  if (values.is_default !== true) fail("is_default", "Make another policy the default instead.");
  else if (stored.archived_at !== null) fail("is_default", "An archived policy cannot be the default.");
}

/** Clears the flag of the previous default before the new one is stored: a unique index allows only one. */
async function clearPreviousDefault(
  { values }: WrittenChange<"holiday-policies">,
  work: Work,
  defaultId: string | null,
): Promise<void> {
  if (defaultId !== null && values.is_default === true)
    await work.update("holiday-policies", defaultId, { is_default: false });
}

/** Opens the balances of a new policy; resets those of a policy that is not in use yet. */
async function openAccounts(change: WrittenChange<"holiday-policies">, work: Work): Promise<void> {
  const isReset = change.stored !== null && FROZEN.some((name) => change.changes(name));
  if (isReset) await resetRows(work, change.id);
  if (isReset || change.kind === "create") await openMissing(work, { policyId: change.id });
}

async function refuseInUse(
  stored: Readonly<StoredRecord<"holiday-policies">>,
  work: ReadOnlyWork,
): Promise<void> {
  if (stored.is_default) throw conflict(CHOOSE_ANOTHER_DEFAULT);
  const written = await countWrittenRows(work, stored.id);
  if (written > 0) {
    const rows = `${written} holiday balance${written === 1 ? "" : "s"}`;
    throw conflict(message`The holiday policy is still referred to by ${rows}.`);
  }
}

/** The hooks of leave policies. They are written one at a time, since exactly one is the default. */
export const policyHooks: Hooks<"holiday-policies", string | null> = {
  lock: (_change, work) => work.lock("holiday-policies"),
  settle,
  check: { write: check, delete: refuseInUse },
  after: { check: { write: clearPreviousDefault }, write: openAccounts },
};
