import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  type StoredRecord,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { numericOf } from "../ledger/days.ts";
import { COUNTED_FIELDS, readAskedLeave } from "./asked-leave.ts";
import { checkBalance } from "./balance-rules.ts";
import { sumOfDays } from "./counted-dates.ts";
import { type CountedLeave, countLeave } from "./counted-leave.ts";
import { takeTurnsOf } from "./leave-turns.ts";
import { checkAmount, checkClosedPeriod, checkDates, checkOverlap } from "./request-rules.ts";
import { storeDates } from "./stored-dates.ts";

const WRITTEN_FIELDS = [...COUNTED_FIELDS, "reason", "substitute_employee_id"] as const;

/** What the rules counted for a change, kept for when it is written. */
const counted = new WeakMap<Values, CountedLeave>();

// Of a new request the employee is known only once its body is read: there the rules begin by taking turns.
const lock = ({ kind, id }: ComingWrite<"holidays">, work: Work): Promise<void> =>
  kind === "update" ? takeTurnsOf(work, [id]) : Promise.resolve();

async function validate(change: Change<"holidays">, work: Work): Promise<void> {
  const { stored, values } = change;
  if (stored && stored.status !== "pending") {
    if (WRITTEN_FIELDS.some((name) => change.changes(name)))
      change.fail("status", "Only a pending request can be changed.");
    return;
  }
  const asked = await readAskedLeave(change, work);
  if (!asked) return;
  const leave = await countLeave(asked, work);
  counted.set(values, leave);
  values.days = numericOf(sumOfDays(leave.dates));
  if (!stored && !leave.policy.requires_approval) {
    values.status = "approved";
    values.decided_at = work.now;
  }
  // Whoever only mends the reason is not asked again whether the notice was long enough.
  const isAskedAnew = !stored || ([...COUNTED_FIELDS, "days"] as const).some((name) => change.changes(name));
  if (isAskedAnew) await checkLeave(leave, change, work);
}

async function checkLeave(leave: CountedLeave, change: Change<"holidays">, work: Work): Promise<void> {
  const refuse = change.fail;
  checkDates(leave, work.today, refuse);
  checkAmount(leave, refuse);
  await checkClosedPeriod(leave, work, refuse);
  await checkOverlap(leave, change.stored ? change.id : null, work, refuse);
  await checkBalance(leave, change.stored ? change.id : null, work, refuse);
}

async function afterWrite({ id, values }: Change<"holidays">, work: Work): Promise<void> {
  const leave = counted.get(values);
  if (leave) await storeDates(work, { holidayId: id, employeeId: leave.requester.id }, leave.dates);
}

function beforeDelete(stored: Readonly<StoredRecord<"holidays">>): Promise<void> {
  if (stored.status !== "pending") throw conflict("A decided request is cancelled, not deleted.");
  return Promise.resolve();
}

/** Rules and consequences of writing a leave request. */
export const requestHooks: Hooks<"holidays"> = {
  lock,
  check: { write: validate, delete: beforeDelete },
  after: { write: afterWrite },
};
