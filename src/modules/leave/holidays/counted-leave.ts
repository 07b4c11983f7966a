import type { ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";
import { loadWorkingTimes } from "../working-time/load-working-times.ts";
import { workableSlots } from "../working-time/workable-slots.ts";
import { dayMinutes, type WorkingTime } from "../working-time/working-time.ts";
import { type CountedDate, type CountingBase, countDates } from "./counted-dates.ts";
import { loadPolicies, loadRequester, type RequestPolicy } from "./request-terms.ts";
import { requestedDates } from "./requested-dates.ts";
import type { RequestedLeave } from "./requested-leave.ts";

/** A request with its counted dates. */
export interface CountedLeave extends RequestedLeave {
  readonly workingTime: WorkingTime;
  readonly base: CountingBase;
  readonly dates: readonly CountedDate[];
}

/**
 * The inputs for counting an employee's dates under a policy. Without a capacity, the workspace's full-time hours
 * apply.
 */
export const countingBase = (
  time: WorkingTime,
  { day_count }: Pick<RequestPolicy, "day_count">,
  fullTimeWeeklyHours: number,
): CountingBase => ({
  dayCount: day_count,
  dayMinutes: dayMinutes(time.weeklyHours > 0 ? time : { ...time, weeklyHours: fullTimeWeeklyHours }),
  workableOn: (date) => workableSlots(time, date),
});

/** Counts a request by the current working time of its employee. */
export async function countLeave(requested: RequestedLeave, work: ReadOnlyWork): Promise<CountedLeave> {
  const { requester, policy, time } = requested;
  const period = { from: time.start_date, to: time.end_date };
  const workingTime = (await loadWorkingTimes(work, [requester.id], period)).get(requester.id)!;
  const base = countingBase(workingTime, policy, work.workspace.fullTimeWeeklyHours);
  return { ...requested, workingTime, base, dates: countDates(requestedDates(time), base) };
}

/** Recounts a stored request. */
export async function recountLeave(
  stored: Readonly<StoredRecord<"holidays">>,
  work: Work,
): Promise<CountedLeave> {
  const requester = (await loadRequester(work, stored.employee_id))!;
  const policyId = stored.holiday_policy_id;
  const policy = (await loadPolicies(work, [policyId])).get(policyId)!;
  return countLeave({ requester, policy, time: stored }, work);
}
