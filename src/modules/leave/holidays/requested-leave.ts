import type { Change, DraftRecord, ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { isEligibleFor } from "../holiday-balances/leave-policies.ts";
import { lockLeaveOf } from "./leave-locks.ts";
import {
  defaultPolicyId,
  loadRequester,
  lockPolicy,
  type Requester,
  type RequestPolicy,
} from "./request-terms.ts";
import { type DayPeriod, PERIODS, type RequestedTime } from "./requested-dates.ts";

/** A request whose values are consistent in themselves; its rules are not checked yet. */
export interface RequestedLeave {
  readonly requester: Requester;
  readonly policy: RequestPolicy;
  readonly time: RequestedTime;
}

/** The records and values that a request names; null where the request does not name one, or it does not exist. */
export interface RequestedValues {
  readonly requester: Requester | null;
  /** Also null if the requester is not eligible for it. */
  readonly policy: RequestPolicy | null;
  readonly time: RequestedTime | null;
  /** The periods that the request gives although it is hourly. */
  readonly periodsOfHours: readonly ("start_period" | "end_period")[];
}

export const MAX_DAYS_APART = 366;

/** The fields on which the counted days depend. */
export const COUNTED_FIELDS = [
  "holiday_policy_id",
  "start_date",
  "end_date",
  "start_period",
  "end_period",
  "minutes",
] as const;

/**
 * Fills in the employee, the policy and the periods, and locks the employee's leave until the transaction ends.
 */
export async function settleRequested(
  change: Change<"holidays">,
  work: ReadOnlyWork,
): Promise<RequestedValues> {
  const requester = await settleRequester(change, work);
  const policy = await settlePolicy(change, work, requester);
  const periodsOfHours = settlePeriods(change);
  const isKnown = COUNTED_FIELDS.every((name) => !change.unread.has(name));
  return { requester, policy, time: isKnown ? timeOf(change.values) : null, periodsOfHours };
}

async function settleRequester(change: Change<"holidays">, work: ReadOnlyWork): Promise<Requester | null> {
  if (change.unread.has("employee_id")) return null;
  const id = change.values.employee_id ?? work.actor.employeeId;
  change.values.employee_id = id;
  if (id === null) return null;
  await lockLeaveOf(work, [id]);
  return loadRequester(work, id);
}

async function settlePolicy(
  change: Change<"holidays">,
  work: ReadOnlyWork,
  requester: Requester | null,
): Promise<RequestPolicy | null> {
  if (change.unread.has("holiday_policy_id")) return null;
  const id = change.values.holiday_policy_id ?? (await defaultPolicyId(work));
  change.values.holiday_policy_id = id;
  const policy = id === null ? null : await lockPolicy(work, id);
  // A stored request keeps its policy even if it has been archived.
  if (!policy || !requester || !change.changes("holiday_policy_id")) return policy;
  const isEligible = isEligibleFor({ contractTypes: policy.contract_types }, requester.contract_type);
  return isEligible && policy.archived_at === null ? policy : null;
}

/**
 * Hourly leave has no periods: resets those of a request that is changed to hourly leave. Returns the periods that the
 * request gives although it is hourly.
 */
function settlePeriods(change: Change<"holidays">): RequestedValues["periodsOfHours"] {
  const { values } = change;
  if (values.minutes === null) return [];
  const whole: readonly (readonly ["start_period" | "end_period", DayPeriod])[] = [
    ["start_period", PERIODS[0]],
    ["end_period", PERIODS[1]],
  ];
  return whole.flatMap(([name, period]) => {
    if (change.sent.has(name) && (change.stored === null || change.changes(name))) return [name];
    if (!change.unread.has(name)) values[name] = period;
    return [];
  });
}

function timeOf(values: DraftRecord<"holidays">): RequestedTime | null {
  const { start_date, end_date, start_period, end_period, minutes = null } = values;
  if (!start_date || !end_date || !start_period || !end_period) return null;
  return { start_date, end_date, start_period, end_period, minutes };
}

/** The days from the start date to the end date; negative if it ends before it starts. */
export const daysApart = ({ start_date, end_date }: RequestedTime): number =>
  dayNumber(end_date) - dayNumber(start_date);

/** Whether the request is for the afternoon to the morning of a single date. */
export const isReversed = (time: RequestedTime): boolean =>
  daysApart(time) === 0 && time.start_period === "afternoon" && time.end_period === "morning";

/** The request if its days can be counted; otherwise null. */
export function countable({ requester, policy, time }: RequestedValues): RequestedLeave | null {
  if (!requester || !policy || !time) return null;
  const apart = daysApart(time);
  const isCountable = apart >= 0 && apart <= MAX_DAYS_APART && !isReversed(time);
  return isCountable && !(time.minutes !== null && apart > 0) ? { requester, policy, time } : null;
}
