import {
  fieldLabel,
  message,
  type SettledChange,
  type StoredRecord,
  said,
} from "../../../engine/work/index.ts";

type Evaluation = SettledChange<"evaluations">;

export const SALARY_FIELDS = [
  "proposed_salary",
  "proposed_salary_currency",
  "proposed_salary_type",
  "salary_effective_date",
] as const;

/** What can still be changed of an evaluation that is over. */
const OPEN_WHEN_CANCELLED: readonly string[] = ["private_notes"];
const OPEN_WHEN_COMPLETED: readonly string[] = ["private_notes", "summary", ...SALARY_FIELDS];
/** What is fixed by the start, besides the employee, the type and the form. */
const FIXED_BY_START: readonly string[] = ["period_start", "period_end", "has_self_review"];

function isLocked(
  name: string,
  { status, salary_applied_at }: Readonly<StoredRecord<"evaluations">>,
): boolean {
  if (salary_applied_at !== null && (SALARY_FIELDS as readonly string[]).includes(name)) return true;
  if (status === "completed") return !OPEN_WHEN_COMPLETED.includes(name);
  if (status === "cancelled") return !OPEN_WHEN_CANCELLED.includes(name);
  return status === "in_progress" && FIXED_BY_START.includes(name);
}

const STATES = {
  draft: "it is a draft",
  in_progress: "it is in progress",
  completed: "it is completed",
  cancelled: "it is cancelled",
};

/** Refuses changes of fields that the state of the evaluation has locked. */
export function refuseLocked({ stored, sent, changes, fail }: Evaluation): void {
  if (stored === null) return;
  for (const name of sent) {
    if (!changes(name) || !isLocked(name, stored)) continue;
    const why = stored.salary_applied_at !== null ? "its salary has been applied" : STATES[stored.status];
    fail(name, message`The ${fieldLabel(name)} field of an evaluation cannot be changed once ${said(why)}.`);
  }
}
