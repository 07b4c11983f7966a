import { addDays } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork, Text } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { daysOf, shownDays } from "../ledger/days.ts";
import { collides } from "./colliding-dates.ts";
import { type CountedDate, type CountingBase, sumOfDays, workableMinutes } from "./counted-dates.ts";
import type { CountedLeave } from "./counted-leave.ts";
import { loadTakenDates, type TakenDate } from "./stored-dates.ts";

/** Adds an error message at a field of the request. */
export type Refuse = (path: string, message: Text) => void;

/** The dates must be within the employment, after the waiting period and with enough notice (decision 19). */
export function checkDates(
  { requester, policy, time, workingTime }: CountedLeave,
  today: string,
  refuse: Refuse,
): void {
  const { firstDay, lastDay } = workingTime;
  for (const [path, what] of [
    ["start_date", "start date"],
    ["end_date", "end date"],
  ] as const) {
    const isOutside = time[path] < firstDay || (lastDay !== null && time[path] > lastDay);
    if (isOutside) refuse(path, message`The ${said(what)} is outside the employment.`);
  }
  const { min_notice_days: notice, waiting_period_days: waiting } = policy;
  const waited = addDays(firstDay, waiting);
  if (waiting > 0 && time.start_date < waited)
    refuse(
      "start_date",
      message`The start date must be ${waited} or later: leave may start ${waiting} days after the employment.`,
    );
  const noticed = addDays(today, notice);
  if (notice > 0 && time.start_date < noticed && !requester.is_led_by_caller)
    refuse(
      "start_date",
      message`The start date must be ${noticed} or later: the policy asks for ${notice} days of notice.`,
    );
}

/** The request must count some time, not more than the policy's maximum, and hours must fit into their date. */
export function checkAmount({ policy, time, base, dates }: CountedLeave, refuse: Refuse): void {
  const days = sumOfDays(dates);
  if (days === 0) refuse("start_date", "The request contains no working day.");
  const most = policy.max_consecutive_days;
  if (most !== null && days > daysOf(most)) {
    refuse(
      "end_date",
      message`The request counts ${shownDays(days)} days; at most ${shownDays(daysOf(most))} are allowed.`,
    );
  }
  const workable = workableMinutes(time.start_date, base);
  if (time.minutes !== null && days > 0 && workable.lt(time.minutes))
    refuse("minutes", message`The minutes field must not be greater than ${workable.floor().valueOf()}.`);
}

/** The request must be after the closed period. */
export async function checkClosedPeriod(
  { time }: CountedLeave,
  work: ReadOnlyWork,
  refuse: Refuse,
): Promise<void> {
  const closed = await leaveClosedUntil(work);
  if (closed !== null && time.start_date <= closed) refuse("start_date", closedMessage(closed));
}

/** The last day of the closed period of leave; null if there is none. */
export async function leaveClosedUntil(work: ReadOnlyWork): Promise<string | null> {
  return (await readSettings(work, "leave_closed_until")).leave_closed_until;
}

export const closedMessage = (until: string): Text => message`Leave is closed until ${until}.`;

/** The request must not overlap another pending or approved one, under any policy. `except` is the request itself. */
export async function checkOverlap(
  { requester, time, base, dates }: CountedLeave,
  except: string | null,
  work: ReadOnlyWork,
  refuse: Refuse,
): Promise<void> {
  const taken = await loadTakenDates(work, requester.id, {
    from: time.start_date,
    to: time.end_date,
    except,
  });
  const clash = firstOverlap(dates, taken, base);
  if (clash) {
    const { start_date, end_date, status } = clash;
    refuse(
      "start_date",
      message`The dates overlap another request (${start_date} to ${end_date}, ${said(status)}).`,
    );
  }
}

function firstOverlap(
  dates: readonly CountedDate[],
  taken: readonly TakenDate[],
  base: CountingBase,
): TakenDate | null {
  const requested = new Map(dates.map((one) => [one.date, one]));
  for (const { date } of taken) {
    const others = taken.filter((other) => other.date === date);
    const minutes = workableMinutes(date, base);
    if (!collides(requested.get(date)!, others, minutes)) continue;
    return others.find((other) => collides(requested.get(date)!, [other], minutes)) ?? others[0]!;
  }
  return null;
}
