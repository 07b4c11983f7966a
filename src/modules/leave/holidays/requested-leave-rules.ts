import { holds } from "../../../engine/declare/index.ts";
import {
  fieldMessage,
  forbidden,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
} from "../../../engine/work/index.ts";
import type { RequestPolicy } from "./request-terms.ts";
import type { RequestedTime } from "./requested-dates.ts";
import { daysApart, isReversed, MAX_DAYS_APART, type RequestedValues } from "./requested-leave.ts";

/**
 * Checks the values of a request against one another, the employee and the policy.
 * @throws 403 if the caller may not request leave for the employee
 */
export function checkRequested(
  change: SettledChange<"holidays">,
  requested: RequestedValues,
  work: ReadOnlyWork,
): void {
  const { requester, policy, time } = requested;
  checkRequester(change, requested, work);
  if (!policy) refuseReference(change, "holiday_policy_id");
  const { employee_id, substitute_employee_id } = change.values;
  if (substitute_employee_id !== null && substitute_employee_id === employee_id) {
    change.fail(
      "substitute_employee_id",
      "The substitute employee id field and employee id must be different.",
    );
  }
  for (const name of requested.periodsOfHours)
    change.fail(name, fieldMessage("The :field field is prohibited when minutes is given.", name));
  if (requester && policy && time) checkTime(change, time, policy);
}

/** Callers can request leave for themselves and their reports; with manage-leave, for everybody. */
function checkRequester(
  change: SettledChange<"holidays">,
  { requester }: RequestedValues,
  work: ReadOnlyWork,
): void {
  const { employee_id: id = null } = change.values;
  if (id !== null && !change.unread.has("employee_id")) {
    const isAllowed = requester
      ? requester.is_caller || requester.is_led_by_caller
      : holds(work.actor, "manage-leave");
    const isOwn = id === work.actor.employeeId;
    if (!isAllowed) throw forbidden(isOwn ? "self" : "manage-leave", "employee_id");
  }
  if (!requester) refuseReference(change, "employee_id");
}

/** Refuses a reference that is missing, not eligible, or deleted after the reference was checked. */
function refuseReference(
  { values, fail }: SettledChange<"holidays">,
  name: "employee_id" | "holiday_policy_id",
): void {
  const isGiven = (values[name] ?? null) !== null;
  fail(name, fieldMessage(isGiven ? MESSAGES.selected : MESSAGES.required, name));
}

/** A rule of the declaration reports an end before the start. */
function checkTime({ fail }: SettledChange<"holidays">, time: RequestedTime, policy: RequestPolicy): void {
  const apart = daysApart(time);
  if (apart < 0) return;
  if (apart > MAX_DAYS_APART)
    fail(
      "end_date",
      message`The end date field must be a date at most ${MAX_DAYS_APART} days after start date.`,
    );
  const isHourly = time.minutes !== null;
  if (isHourly && !policy.allow_hours)
    fail("minutes", "The minutes field is prohibited: the policy allows no hours.");
  if (isHourly && apart > 0)
    fail("minutes", "The minutes field is prohibited unless end date is start date.");
  if (isReversed(time)) fail("end_period", "The end period field must not be before the start period.");
  else if (!policy.allow_half_days) refuseHalves(time, fail);
}

function refuseHalves(
  { start_period, end_period }: RequestedTime,
  fail: SettledChange<"holidays">["fail"],
): void {
  const refuse = (path: string): void =>
    fail(path, fieldMessage("The :field field halves a day: the policy allows whole ones.", path));
  if (start_period === "afternoon") refuse("start_period");
  if (end_period === "morning") refuse("end_period");
}
