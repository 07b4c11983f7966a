import { reaction } from "../../../engine/declare/index.ts";
import {
  type Hooks,
  invalidField,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { lockCalendar } from "../holidays/leave-locks.ts";
import { type CalendarChange, recountAround } from "../holidays/recount.ts";
import { closedMessage, leaveClosedUntil } from "../holidays/request-rules.ts";

/** The fields that determine when and where a public holiday applies. */
const CALENDAR_FIELDS = ["date", "is_half_day", "work_location_ids"] as const;

const movesCalendar = (change: Pick<SettledChange<"public-holidays">, "kind" | "changes">): boolean =>
  change.kind === "create" || CALENDAR_FIELDS.some((name) => change.changes(name));

async function check(change: SettledChange<"public-holidays">, work: ReadOnlyWork): Promise<void> {
  if (change.unread.has("date") || !movesCalendar(change)) return;
  const closed = await leaveClosedUntil(work);
  const dates = [change.values.date, change.stored?.date].filter((date) => typeof date === "string");
  if (closed !== null && dates.some((date) => date <= closed)) change.fail("date", closedMessage(closed));
}

/** The dates and locations that a change affects: those before and those after it. */
function touchedBy(
  states: readonly Pick<StoredRecord<"public-holidays">, "date" | "work_location_ids">[],
): CalendarChange {
  const places = states.map(({ work_location_ids }) => work_location_ids);
  return {
    dates: [...new Set(states.map(({ date }) => date))],
    workLocationIds: places.some((ids) => ids.length === 0) ? [] : [...new Set(places.flat())],
  };
}

async function recount(change: WrittenChange<"public-holidays">, work: Work): Promise<void> {
  if (!movesCalendar(change)) return;
  await recountAround(work, touchedBy([change.values, ...(change.stored ? [change.stored] : [])]));
}

/** Refuses to delete a public holiday in the closed period. */
async function refuseClosed(
  stored: Readonly<StoredRecord<"public-holidays">>,
  work: ReadOnlyWork,
): Promise<void> {
  const closed = await leaveClosedUntil(work);
  if (closed !== null && stored.date <= closed) throw invalidField("date", closedMessage(closed));
}

/** The hooks of public holidays. They lock the calendar, so that no requests are written in the meantime. */
export const publicHolidayHooks: Hooks<"public-holidays"> = {
  lock: (_coming, work) => lockCalendar(work),
  check: { write: check, delete: refuseClosed },
  after: { write: recount },
};

/** Recounts leave on the date of a deleted public holiday. */
export const recountAfterDeletion = reaction("public-holidays", {
  fields: [],
  run: () => Promise.resolve(),
  removed: (stored, work) => recountAround(work, touchedBy([stored])),
});
