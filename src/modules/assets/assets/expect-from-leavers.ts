import { addDays, reaction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** The last day of an archived employee; for a withdrawn hire the day before the first. */
async function lastDayOf(work: Work, employeeId: string): Promise<string | null> {
  const person = await work.find("employees", employeeId);
  return person && (person.termination_date ?? addDays(person.start_date, -1));
}

/**
 * When an employee is archived, what they have is still out: it is expected on their last day at the latest, so that it
 * is overdue the day after (employees, leaving). What they were given later is expected on the day of the hand-over.
 */
export const expectFromLeavers = reaction("employees", {
  fields: ["archived_at"],
  async run({ kind, id, values }, work) {
    if (kind === "create" || !values.archived_at) return;
    const last = await lastDayOf(work, id);
    const open = await work.rows<{ id: string; asset_id: string; expected: string }>(
      sql`select a.id, a.asset_id, greatest(a.assigned_on, ${last}::date) as expected from asset_assignments a
        where a.workspace_id = ${fromContext("workspace")} and a.employee_id = ${id} and a.returned_on is null
          and coalesce(a.expected_return_date, 'infinity') > greatest(a.assigned_on, ${last}::date)
        order by a.id for update`,
    );
    await work.journal.touch(
      "assets",
      open.map(({ asset_id }) => asset_id),
    );
    for (const { id: assignment, expected } of open)
      await work.update("asset-assignments", assignment, { expected_return_date: expected });
  },
});
