import {
  type Change,
  fieldLabel,
  message,
  type SettledChange,
  type StoredRecord,
} from "../../../engine/work/index.ts";

const METHOD = "accrual_method" as const;
type AccrualMethod = StoredRecord<"holiday-policies">["accrual_method"];
/** Fields that only some accrual methods have. */
type MethodField = "accrual_timing" | "max_balance_days" | "annual_days";

const PERIODICAL: readonly AccrualMethod[] = ["monthly", "quarterly"];
const ACCRUING: readonly AccrualMethod[] = ["daily", ...PERIODICAL];

/** The accrual methods that have each field, in the order of the checks. */
const METHODS_OF_FIELD: Readonly<Record<MethodField, readonly AccrualMethod[]>> = {
  accrual_timing: PERIODICAL,
  max_balance_days: ACCRUING,
  annual_days: ["upfront", ...ACCRUING],
};
const METHOD_FIELDS = Object.keys(METHODS_OF_FIELD) as MethodField[];

/** Clears fields that the new accrual method does not have, unless the request gives them. */
export function settleAccrual(change: Change<"holiday-policies">): void {
  const { values, unread } = change;
  const method = values[METHOD];
  if (unread.has(METHOD) || !method) return;
  for (const name of METHOD_FIELDS)
    if (!METHODS_OF_FIELD[name].includes(method) && !isGiven(change, name)) values[name] = null;
  if (PERIODICAL.includes(method)) values.accrual_timing ??= "period_end";
}

/** Whether the request gives a field a new value; a value that is sent unchanged does not count. */
const isGiven = ({ stored, sent, changes }: Change<"holiday-policies">, name: MethodField): boolean =>
  sent.has(name) && (!stored || changes(name) || !changes(METHOD));

/** Refuses fields that the accrual method does not have. */
export function checkAccrual({ values, unread, fail }: SettledChange<"holiday-policies">): void {
  const method = values[METHOD];
  if (unread.has(METHOD) || !method) return;
  for (const name of METHOD_FIELDS)
    if (!METHODS_OF_FIELD[name].includes(method) && values[name] != null)
      fail(name, message`The ${fieldLabel(name)} field is prohibited when accrual method is ${method}.`);
  if (method !== "unlimited" && values.annual_days == null)
    fail("annual_days", "The annual days field is required unless accrual method is unlimited.");
}
