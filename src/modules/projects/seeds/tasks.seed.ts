import { addDays } from "../../../engine/declare/index.ts";
import type { NewRecord } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { TASKS } from "./project-plans.seed.ts";
import type { PlannedAssignment, StaffedProject } from "./teams.seed.ts";

/** The tasks of a project: done if it has ended, otherwise in progress or open. */
export function taskRecords(
  work: Work,
  { id, plan, startsAt, endsAt }: StaffedProject,
  assignments: readonly PlannedAssignment[],
  random: SeededRandom,
): NewRecord[] {
  const isOver = endsAt !== null && endsAt < work.today;
  const isAhead = startsAt > work.today;
  const able = [
    ...new Set(
      assignments
        .filter(({ ends_at }) => ends_at === null || ends_at >= work.today)
        .map(({ employee_id }) => employee_id),
    ),
  ];
  return TASKS[plan.client === null ? "own" : "client"].map(([name, isBillable], index) => {
    const status = isOver ? "done" : isAhead || index > 2 ? "open" : "in_progress";
    const isPriced = plan.model === "time_and_materials" && name === "Analysis" && plan.rate !== undefined;
    return {
      id: work.newId(),
      body: {
        project_id: id,
        name,
        is_billable: isBillable,
        billed_rate: isPriced ? plan.rate! + 20 : null,
        estimated_minutes: isBillable ? random.integer(4, 40) * 300 : null,
        assigned_employee_ids: isOver ? [] : random.sample(able, Math.min(able.length, random.integer(0, 2))),
        due_date: random.chance(0.5) ? dueDate(work.today, startsAt, endsAt, random) : null,
        position: index + 1,
      },
      systemValues: { status, completed_at: isOver ? new Date(`${endsAt}T15:00:00Z`) : null },
    };
  });
}

/** A day before the end of the project or within the next months; a few tasks are overdue. */
function dueDate(today: string, startsAt: string, endsAt: string | null, random: SeededRandom): string {
  const wanted = addDays(today, random.integer(-20, 90));
  const inTime = endsAt !== null && wanted > endsAt ? endsAt : wanted;
  return inTime < startsAt ? startsAt : inTime;
}
