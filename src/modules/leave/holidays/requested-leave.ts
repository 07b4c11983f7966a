import { holds } from "../../../engine/declare/index.ts";
import {
  type Change,
  fieldMessage,
  forbidden,
  MESSAGES,
  type ReadOnlyWork,
} from "../../../engine/work/index.ts";
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
import { PERIODS, type RequestedTime } from "./requested-dates.ts";

/** A request whose values are consistent in themselves; its rules are not checked yet. */
export interface RequestedLeave {
  readonly requester: Requester;
  readonly policy: RequestPolicy;
  readonly time: RequestedTime;
}

const MAX_DAYS_APART = 366;

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
 * Fills in the employee and the policy, locks the employee's leave until the transaction ends, and checks the values of
 * the request against one another.
 * @returns null if the request cannot be counted
 * @throws 403 if the caller may not request leave for the employee
 */
export async function readRequestedLeave(
  change: Change<"holidays">,
  work: ReadOnlyWork,
): Promise<RequestedLeave | null> {
  const { values } = change;
  const requester = await settleRequester(change, work);
  const policy = await settlePolicy(change, work, requester);
  if (values.substitute_employee_id !== null && values.substitute_employee_id === values.employee_id) {
    change.fail(
      "substitute_employee_id",
      "The substitute employee id field and employee id must be different.",
    );
  }
  settlePeriods(change);
  const isKnown = COUNTED_FIELDS.every((name) => !change.unread.has(name));
  if (!requester || !policy || !isKnown || !values.start_date || !values.end_date) return null;
  const time = values as unknown as RequestedTime;
  return isCountable(change, time, policy) ? { requester, policy, time } : null;
}

async function settleRequester(change: Change<"holidays">, work: ReadOnlyWork): Promise<Requester | null> {
  const { values } = change;
  if (change.unread.has("employee_id")) return null;
  values.employee_id ??= work.actor.employeeId;
  if (values.employee_id === null) {
    change.fail("employee_id", fieldMessage(MESSAGES.required, "employee_id"));
    return null;
  }
  const id = values.employee_id;
  await lockLeaveOf(work, [id]);
  const requester = await loadRequester(work, id);
  const isAllowed = requester
    ? requester.is_caller || requester.is_led_by_caller
    : holds(work.actor, "manage-leave");
  if (!isAllowed) {
    const isOwn = id === work.actor.employeeId;
    throw forbidden(isOwn ? "self" : "manage-leave", "employee_id");
  }
  // The employee was deleted after the reference was checked, unless that check has failed already.
  if (!requester) change.fail("employee_id", fieldMessage(MESSAGES.selected, "employee_id"));
  return requester;
}

async function settlePolicy(
  change: Change<"holidays">,
  work: ReadOnlyWork,
  requester: Requester | null,
): Promise<RequestPolicy | null> {
  const { values } = change;
  if (change.unread.has("holiday_policy_id")) return null;
  values.holiday_policy_id ??= await defaultPolicyId(work);
  if (values.holiday_policy_id === null) {
    change.fail("holiday_policy_id", fieldMessage(MESSAGES.required, "holiday_policy_id"));
    return null;
  }
  const policy = await lockPolicy(work, values.holiday_policy_id);
  // A stored request keeps its policy even if it has been archived.
  if (policy && (!requester || !change.changes("holiday_policy_id"))) return policy;
  const isEligible =
    policy && requester && isEligibleFor({ contractTypes: policy.contract_types }, requester.contract_type);
  if (isEligible && policy.archived_at === null) return policy;
  // The same message if the policy was deleted after the reference was checked.
  change.fail("holiday_policy_id", fieldMessage(MESSAGES.selected, "holiday_policy_id"));
  return null;
}

/** Hourly leave has no periods: resets those of a request that is changed to hourly leave. */
function settlePeriods(change: Change<"holidays">): void {
  const { values } = change;
  if (values.minutes === null) return;
  for (const [name, whole] of [
    ["start_period", PERIODS[0]],
    ["end_period", PERIODS[1]],
  ] as const) {
    const isGiven = change.sent.has(name) && (change.stored === null || change.changes(name));
    if (isGiven)
      change.fail(name, fieldMessage("The :field field is prohibited when minutes is given.", name));
    else if (!change.unread.has(name)) values[name] = whole;
  }
}

/** Checks the values of a request against one another and its policy. Returns whether the request can be counted. */
function isCountable(change: Change<"holidays">, time: RequestedTime, policy: RequestPolicy): boolean {
  const apart = dayNumber(time.end_date) - dayNumber(time.start_date);
  // A rule of the declaration reports an end before the start.
  if (apart < 0) return false;
  if (apart > MAX_DAYS_APART)
    change.fail(
      "end_date",
      `The end date field must be a date at most ${MAX_DAYS_APART} days after start date.`,
    );
  const isHourly = time.minutes !== null;
  if (isHourly && !policy.allow_hours)
    change.fail("minutes", "The minutes field is prohibited: the policy allows no hours.");
  if (isHourly && apart > 0)
    change.fail("minutes", "The minutes field is prohibited unless end date is start date.");
  const halves = {
    start_period: time.start_period === "afternoon",
    end_period: time.end_period === "morning",
  };
  const isReversed = apart === 0 && halves.start_period && halves.end_period;
  if (isReversed) change.fail("end_period", "The end period field must not be before the start period.");
  else if (!policy.allow_half_days) {
    for (const [path, isHalf] of Object.entries(halves))
      if (isHalf)
        change.fail(path, fieldMessage("The :field field halves a day: the policy allows whole ones.", path));
  }
  return apart <= MAX_DAYS_APART && !isReversed && !(isHourly && apart > 0);
}
