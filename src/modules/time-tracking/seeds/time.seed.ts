import { addDays } from "../../../engine/declare/index.ts";
import { analyzeTables, BulkLoad, type InTransaction, runInParallel } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { roundedForBilling } from "../../projects/index.ts";
import { type InventedEntry, inventDay } from "./invented-day.ts";
import { approvalOf, type InventedWeek, inventWeek } from "./invented-weeks.ts";
import { projectsOn } from "./load-workers.ts";
import { localMoment } from "./local-moment.ts";
import { type TimePlan, type WorkedWeek, workedWeeks } from "./plan-time.ts";
import type { WorkedDay } from "./worked-days.ts";

/** Two transactions keep two cores busy; more were no faster (`bench/decisions/seeding-time.md`). */
const TRANSACTIONS = 2;
/** The approximate number of entries that are written at once. */
const ENTRIES_AT_ONCE = 4_000;

/** A week of one employee with its entries. */
interface FilledWeek {
  readonly submission: InventedWeek | null;
  readonly days: readonly { readonly day: WorkedDay; readonly entries: readonly InventedEntry[] }[];
}

/**
 * Creates the planned entries and the submissions of their weeks, all or none. Returns the number of records by resource.
 */
export async function seedTime(
  inTransaction: InTransaction,
  plan: TimePlan,
  random: SeededRandom,
): Promise<Record<string, number>> {
  if (plan.entries === 0) return {};
  let submissions = 0;
  await runInParallel(inTransaction, TRANSACTIONS, portions(plan), async (work, weeks) => {
    const filled = weeks.map((week) => fillWeek(work, week, plan, random));
    const submission = filled.flatMap((week) => week.submission ?? []);
    const bulk = new BulkLoad(work);
    await bulk.insertStored("timesheet-submissions", submission);
    await bulk.insertStored(
      "timesheets",
      filled.flatMap((week) =>
        week.days.flatMap(({ day, entries }) =>
          entries.map((entry) => storedEntry(work, day, entry, week.submission)),
        ),
      ),
    );
    await bulk.finishPart();
    submissions += submission.length;
  });
  await inTransaction((work) => analyzeTables(work, ["timesheets", "timesheet-submissions"]));
  return { timesheets: plan.entries, "timesheet-submissions": submissions };
}

/** The weeks in portions of some thousand entries, oldest first. */
function* portions(plan: TimePlan): Generator<WorkedWeek[]> {
  let portion: WorkedWeek[] = [];
  let entries = 0;
  for (const week of workedWeeks(plan)) {
    portion.push(week);
    entries += week.days.reduce((sum, day) => sum + day.entries, 0);
    if (entries >= ENTRIES_AT_ONCE) {
      yield portion;
      portion = [];
      entries = 0;
    }
  }
  if (portion.length > 0) yield portion;
}

function fillWeek(
  work: Work,
  { worker, start, days }: WorkedWeek,
  { today, rule }: TimePlan,
  random: SeededRandom,
): FilledWeek {
  const filled = days.map((day) => ({ day, entries: inventDay(asDay(day), random) }));
  const entries = filled.flatMap((day) => day.entries);
  const minutes = {
    worked: entries.reduce((sum, entry) => sum + entry.minutes, 0),
    billable: entries.reduce(
      (sum, entry) => sum + (entry.isBillable ? roundedForBilling(entry.minutes, rule) : 0),
      0,
    ),
  };
  const isOver = addDays(start, 6) < today;
  const week = { id: work.newId(), worker, start, minutes, today };
  return { submission: isOver ? inventWeek(week, random) : null, days: filled };
}

const asDay = ({ worker, day, entries }: WorkedDay) => ({
  projects: projectsOn(worker, day),
  entries,
  usualMinutes: Math.round((worker.time.weeklyHours * 60) / worker.time.weekdays.length),
  usesTimer: worker.usesTimer,
});

/** The stored fields of an entry. */
function storedEntry(
  work: Work,
  { worker, day }: WorkedDay,
  { projectId, taskId, minutes, isBillable, description, startsAt }: InventedEntry,
  week: InventedWeek | null,
) {
  const from = startsAt === null ? null : localMoment(worker.timezone, day, startsAt);
  return {
    id: work.newId(),
    employee_id: worker.id,
    project_id: projectId,
    task_id: taskId,
    date: day,
    worked_minutes: minutes,
    started_at: from,
    ended_at: from && new Date(from.getTime() + minutes * 60_000),
    timezone: worker.timezone,
    description,
    is_billable: isBillable,
    was_auto_stopped: false,
    timesheet_submission_id: week?.id ?? null,
    approval_status: approvalOf(week),
  };
}
