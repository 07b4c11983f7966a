import { dayIn } from "../../../engine/declare/index.ts";
import {
  type Change,
  conflict,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
} from "../../../engine/work/index.ts";
import { lockEnrolments } from "./enrolment-locks.ts";
import { contractProblem, dateProblems, type Enrollee } from "./enrolment-rules.ts";
import { loadEnrollees } from "./load-enrollees.ts";
import { ALREADY_ENROLLED, overlapping } from "./overlaps.ts";

/** The employee and the benefit of an enrolment. */
interface Parties {
  readonly enrollee: Enrollee;
  readonly benefit: StoredRecord<"benefits">;
}

/** Copies the terms of the benefit, and ends the enrolment with the employment if no other last day is given. */
async function settle(change: Change<"employee-benefits">, work: ReadOnlyWork): Promise<Parties | null> {
  const { kind, values, sent } = change;
  if (!values.employee_id || !values.benefit_id) return null;
  const enrollee = (await loadEnrollees(work, [values.employee_id])).get(values.employee_id);
  const benefit = await work.find("benefits", values.benefit_id);
  if (!enrollee || !benefit) return null;
  if (kind === "create") {
    values.frequency = benefit.frequency;
    values.currency = benefit.currency;
    values.employer_cost ??= benefit.employer_cost;
    values.employee_cost ??= benefit.employee_cost;
  }
  const last = enrollee.last_day;
  const isEndOpen = (values.end_date ?? null) === null && (kind === "create" || sent.has("end_date"));
  if (isEndOpen && last !== null && values.start_date && values.start_date <= last) values.end_date = last;
  return { enrollee, benefit };
}

async function check(
  change: SettledChange<"employee-benefits">,
  work: ReadOnlyWork,
  parties: Parties | null,
): Promise<void> {
  const { id, kind, values, unread, fail } = change;
  if (parties === null) return;
  const { enrollee, benefit } = parties;
  const contract = kind === "create" ? contractProblem(enrollee, benefit) : null;
  if (contract !== null) fail("employee_id", contract);
  if (!values.start_date || unread.has("end_date")) return;
  const period = { start_date: values.start_date, end_date: values.end_date ?? null };
  // The declaration of the field already refuses a last day before the first.
  const isInOrder = period.end_date === null || period.end_date >= period.start_date;
  for (const [field, message] of dateProblems(period, enrollee, benefit)) {
    if (change.changes(field) && (field === "start_date" || isInOrder)) fail(field, message);
  }
  if (!isInOrder || !(change.changes("start_date") || change.changes("end_date"))) return;
  const enrolled = await overlapping(work, benefit.id, [enrollee.id], period, id);
  if (enrolled.size > 0) fail("start_date", ALREADY_ENROLLED);
}

function refuseBegun(
  { status, created_at }: Readonly<StoredRecord<"employee-benefits">>,
  work: ReadOnlyWork,
) {
  if (status === "scheduled" || dayIn(work.workspace.timezone, created_at) === work.today) return;
  throw conflict("An enrolment that has begun can be ended, not deleted.");
}

/** The hooks of enrolments. */
export const enrolmentHooks: Hooks<"employee-benefits", Parties | null> = {
  lock: (_coming, work) => lockEnrolments(work),
  settle,
  check: { write: check, delete: refuseBegun },
};
