import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { insertRows } from "../holiday-balances/open-balance.ts";
import { numericOf } from "../ledger/days.ts";
import { checkBalance, opening, type RowsToOpen, rowsToOpenFor } from "./balance-rules.ts";
import { sumOfDays } from "./counted-dates.ts";
import { type CountedLeave, countLeave } from "./counted-leave.ts";
import { lockRequests } from "./leave-locks.ts";
import { checkAmount, checkClosedPeriod, checkDates, checkOverlap } from "./request-rules.ts";
import { COUNTED_FIELDS, readRequestedLeave } from "./requested-leave.ts";
import { storeDates } from "./stored-dates.ts";

const WRITTEN_FIELDS = [...COUNTED_FIELDS, "reason", "substitute_employee_id"] as const;

// The employee of a new request is known only after the body is read, so `settle` takes the lock then.
const lock = ({ kind, id }: ComingWrite<"holidays">, work: Work): Promise<void> =>
  kind === "update" ? lockRequests(work, [id]) : Promise.resolve();

const isDecided = ({ stored }: Pick<Change<"holidays">, "stored">): boolean =>
  stored !== null && stored.status !== "pending";

/** What `settle` passes on: the counted leave, and the balances that open with it (null if no counted value changes). */
interface Settled {
  readonly leave: CountedLeave;
  readonly lacking: RowsToOpen | null;
}

/** Fills in the employee and the policy, and counts the days; null if they cannot be counted. */
async function settle(change: Change<"holidays">, work: ReadOnlyWork): Promise<Settled | null> {
  if (isDecided(change)) return null;
  const requested = await readRequestedLeave(change, work);
  if (!requested) return null;
  const leave = await countLeave(requested, work);
  const { values, stored } = change;
  values.days = numericOf(sumOfDays(leave.dates));
  if (!stored && !leave.policy.requires_approval) {
    values.status = "approved";
    values.decided_at = work.now;
  }
  // A change of only the reason does not repeat the checks, such as that of the notice period.
  const isRequestedAgain =
    !stored || ([...COUNTED_FIELDS, "days"] as const).some((name) => change.changes(name));
  return { leave, lacking: isRequestedAgain ? await rowsToOpenFor(leave, work) : null };
}

async function check(
  change: SettledChange<"holidays">,
  work: ReadOnlyWork,
  settled: Settled | null,
): Promise<void> {
  if (isDecided(change) && WRITTEN_FIELDS.some((name) => change.changes(name)))
    change.fail("status", "Only a pending request can be changed.");
  if (settled?.lacking) await checkLeave(settled.leave, settled.lacking, change, work);
}

async function checkLeave(
  leave: CountedLeave,
  lacking: RowsToOpen,
  change: SettledChange<"holidays">,
  work: ReadOnlyWork,
): Promise<void> {
  const refuse = change.fail;
  checkDates(leave, work.today, refuse);
  checkAmount(leave, refuse);
  await checkClosedPeriod(leave, work, refuse);
  await checkOverlap(leave, change.stored ? change.id : null, work, refuse);
  await checkBalance(leave, lacking, change.stored ? change.id : null, work, refuse);
}

async function openRows(
  _written: WrittenChange<"holidays">,
  work: Work,
  settled: Settled | null,
): Promise<void> {
  if (settled?.lacking) await insertRows(work, opening(settled.lacking));
}

async function storeLeaveDates(
  { id }: WrittenChange<"holidays">,
  work: Work,
  settled: Settled | null,
): Promise<void> {
  const leave = settled?.leave;
  if (leave) await storeDates(work, { holidayId: id, employeeId: leave.requester.id }, leave.dates);
}

function refuseDecided({ status }: StoredRecord<"holidays">): void {
  if (status !== "pending") throw conflict("A decided request is cancelled, not deleted.");
}

/** The hooks of leave requests. */
export const requestHooks: Hooks<"holidays", Settled | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseDecided },
  after: { check: { write: openRows }, write: storeLeaveDates },
};
