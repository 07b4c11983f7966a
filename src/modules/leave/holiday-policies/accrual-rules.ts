import { type Change, fieldLabel, type StoredRecord } from "../../../engine/work/index.ts";

const METHOD = "accrual_method" as const;
type AccrualMethod = StoredRecord<"holiday-policies">["accrual_method"];
/** Fields that go with some methods alone. */
type OfSomeMethods = "accrual_timing" | "max_balance_days" | "annual_days";

const PERIODICAL: readonly AccrualMethod[] = ["monthly", "quarterly"];
const ACCRUING: readonly AccrualMethod[] = ["daily", ...PERIODICAL];

/**
 * Fields that go with some methods of accrual alone. What a change of the method leaves without meaning is emptied, but
 * nobody may give it with such a method.
 */
export function settleAccrual(change: Change<"holiday-policies">): void {
  if (change.unread.has(METHOD) || !change.values[METHOD]) return;
  const method = change.values[METHOD];
  allowOnly(change, "accrual_timing", PERIODICAL, method);
  allowOnly(change, "max_balance_days", ACCRUING, method);
  allowOnly(change, "annual_days", ["upfront", ...ACCRUING], method);
  const { values } = change;
  if (PERIODICAL.includes(method)) values.accrual_timing ??= "period_end";
  if (method !== "unlimited" && values.annual_days == null) {
    change.fail("annual_days", "The annual days field is required unless accrual method is unlimited.");
  }
}

function allowOnly(
  change: Change<"holiday-policies">,
  name: OfSomeMethods,
  methods: readonly AccrualMethod[],
  method: AccrualMethod,
): void {
  const { values, stored } = change;
  if (methods.includes(method) || values[name] == null) return;
  // A record that is sent back as it was read, but for the method, gives nothing again.
  const isGiven = change.sent.has(name) && (!stored || change.changes(name) || !change.changes(METHOD));
  if (isGiven)
    change.fail(name, `The ${fieldLabel(name)} field is prohibited when accrual method is ${method}.`);
  else values[name] = null;
}
