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
import {
  COUNTED_FIELDS,
  countable,
  type RequestedLeave,
  type RequestedValues,
  settleRequested,
} from "./requested-leave.ts";
import { checkRequested } from "./requested-leave-rules.ts";
import { storeDates } from "./stored-dates.ts";

const WRITTEN_FIELDS = [...COUNTED_FIELDS, "reason", "substitute_employee_id"] as const;

// The employee of a new request is known only after the body is read, so `settle` takes the lock then.
const lock = ({ kind, id }: ComingWrite<"holidays">, work: Work): Promise<void> =>
  kind === "update" ? lockRequests(work, [id]) : Promise.resolve();

const isDecided = ({ stored }: Pick<Change<"holidays">, "stored">): boolean =>
  stored !== null && stored.status !== "pending";

/** The counted leave, and the balances that open with it (null if no counted value changes). */
interface Counted {
  readonly leave: CountedLeave;
  readonly lacking: RowsToOpen | null;
}

/** What `settle` passes on: the records that the request names, and the counted leave if it can be counted. */
interface Settled {
  readonly requested: RequestedValues;
  readonly counted: Counted | null;
}

/** Fills in the employee and the policy, and counts the days; null if the request is already decided. */
async function settle(change: Change<"holidays">, work: ReadOnlyWork): Promise<Settled | null> {
  if (isDecided(change)) return null;
  const requested = await settleRequested(change, work);
  const leave = countable(requested);
  return { requested, counted: leave && (await settleDays(change, leave, work)) };
}

async function settleDays(
  change: Change<"holidays">,
  requested: RequestedLeave,
  work: ReadOnlyWork,
): Promise<Counted> {
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
  if (settled) checkRequested(change, settled.requested, work);
  const { leave, lacking } = settled?.counted ?? {};
  if (leave && lacking) await checkLeave(leave, lacking, change, work);
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
  const lacking = settled?.counted?.lacking;
  if (lacking) await insertRows(work, opening(lacking));
}

async function storeLeaveDates(
  { id }: WrittenChange<"holidays">,
  work: Work,
  settled: Settled | null,
): Promise<void> {
  const leave = settled?.counted?.leave;
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
