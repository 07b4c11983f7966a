import {
  type Change,
  fieldLabel,
  type SettledChange,
  type StoredRecord,
} from "../../../engine/work/index.ts";

const METHOD = "accrual_method" as const;
type AccrualMethod = StoredRecord<"holiday-policies">["accrual_method"];
/** Fields that go with some methods alone. */
type OfSomeMethods = "accrual_timing" | "max_balance_days" | "annual_days";

const PERIODICAL: readonly AccrualMethod[] = ["monthly", "quarterly"];
const ACCRUING: readonly AccrualMethod[] = ["daily", ...PERIODICAL];

/** Fields that go with some methods of accrual alone, in the order in which they are checked. */
const METHODS_OF: Readonly<Record<OfSomeMethods, readonly AccrualMethod[]>> = {
  accrual_timing: PERIODICAL,
  max_balance_days: ACCRUING,
  annual_days: ["upfront", ...ACCRUING],
};
const OF_SOME_METHODS = Object.keys(METHODS_OF) as OfSomeMethods[];

/** Empties what a change of the method leaves without meaning, unless it is given with that method. */
export function settleAccrual(change: Change<"holiday-policies">): void {
  const { values, unread } = change;
  const method = values[METHOD];
  if (unread.has(METHOD) || !method) return;
  for (const name of OF_SOME_METHODS)
    if (!METHODS_OF[name].includes(method) && !isGiven(change, name)) values[name] = null;
  if (PERIODICAL.includes(method)) values.accrual_timing ??= "period_end";
}

/** A record that is sent back as it was read, but for the method, gives nothing again. */
const isGiven = ({ stored, sent, changes }: Change<"holiday-policies">, name: OfSomeMethods): boolean =>
  sent.has(name) && (!stored || changes(name) || !changes(METHOD));

/** Nobody gives a field with a method that it does not go with. */
export function checkAccrual({ values, unread, fail }: SettledChange<"holiday-policies">): void {
  const method = values[METHOD];
  if (unread.has(METHOD) || !method) return;
  for (const name of OF_SOME_METHODS)
    if (!METHODS_OF[name].includes(method) && values[name] != null)
      fail(name, `The ${fieldLabel(name)} field is prohibited when accrual method is ${method}.`);
  if (method !== "unlimited" && values.annual_days == null)
    fail("annual_days", "The annual days field is required unless accrual method is unlimited.");
}
