import type { Reaction } from "../../../engine/declare/index.ts";
import { type Change, type Hooks, invalidField, type Values, type Work } from "../../../engine/work/index.ts";
import { stopTurns } from "../requests/leave-turns.ts";
import { type CalendarChange, recountAround } from "../requests/recount.ts";
import { closedMessage, leaveClosedUntil } from "../requests/request-rules.ts";

/** Where and when a public holiday is free. */
const CALENDAR_FIELDS = ["date", "is_half_day", "work_location_ids"];

const movesCalendar = (change: Change): boolean =>
  change.kind === "create" || CALENDAR_FIELDS.some((name) => change.changes(name));

async function validate(change: Change, work: Work): Promise<void> {
  if (change.unread.has("date") || !movesCalendar(change)) return;
  const closed = await leaveClosedUntil(work);
  const dates = [change.values.date, change.stored?.date].filter((date) => typeof date === "string");
  if (closed !== null && dates.some((date) => date <= closed)) change.fail("date", closedMessage(closed));
}

const placesOf = (values: Readonly<Values>): readonly string[] =>
  (values.work_location_ids as readonly string[] | undefined) ?? [];

/** What a change of the calendar touches: the date and the places before it and after it. */
function touchedBy(states: readonly Readonly<Values>[]): CalendarChange {
  const places = states.map(placesOf);
  return {
    dates: [...new Set(states.map(({ date }) => String(date)))],
    workLocationIds: places.some((ids) => ids.length === 0) ? [] : [...new Set(places.flat())],
  };
}

async function afterWrite(change: Change, work: Work): Promise<void> {
  if (!movesCalendar(change)) return;
  await recountAround(work, touchedBy([change.values, ...(change.stored ? [change.stored] : [])]));
}

/** @throws 422 for a date in the closed period */
async function beforeDelete(stored: Readonly<Values>, work: Work): Promise<void> {
  const closed = await leaveClosedUntil(work);
  if (closed !== null && String(stored.date) <= closed) throw invalidField("date", closedMessage(closed));
}

/** Rules and consequences of writing a public holiday: nobody writes requests meanwhile. */
export const publicHolidayHooks: Hooks = {
  lock: (_coming, work) => stopTurns(work),
  validate,
  afterWrite,
  beforeDelete,
};

/** Leave on a date that is free no more is counted anew. */
export const recountAfterDeletion: Reaction = {
  resource: "public-holidays",
  fields: [],
  run: () => Promise.resolve(),
  removed: (stored, work) => recountAround(work, touchedBy([stored])),
};
