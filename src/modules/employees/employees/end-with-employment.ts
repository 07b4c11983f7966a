import type { Reaction } from "../../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { ResourceName, Work } from "../../../engine/work/index.ts";
import { lastDayOfEmployee } from "./last-day.ts";

/** Records of an employee that apply for a period: the fields with its first and last day. */
interface PeriodOfEmployee {
  readonly first: string;
  readonly last: string;
  /** Takes the lock of the writers of these records. */
  readonly lock: (work: Work) => Promise<void>;
}

/**
 * Ends records with the employment, however its last day is set: those that are open or go beyond it end on it, and those
 * that would start after it are deleted.
 */
export const endsWithEmployment = (
  resource: ResourceName,
  { first, last, lock }: PeriodOfEmployee,
): Reaction => ({
  resource: "employees",
  fields: ["termination_date", "archived_at"],
  async run({ kind, id }, work) {
    if (kind === "create") return;
    const day = await lastDayOfEmployee(work, id);
    if (day === null) return;
    await lock(work);
    const beyond = await work.rows<{ id: string; isAfter: boolean }>(
      sql`select x.id, x.${ident(first)} > ${day}::date as "isAfter" from ${ident(work.resource(resource).table)} x
        where x.workspace_id = ${fromContext("workspace")} and x.employee_id = ${id}
          and coalesce(x.${ident(last)}, 'infinity') > ${day}::date order by x.id`,
    );
    for (const { id: one } of beyond.filter(({ isAfter }) => isAfter)) await work.remove(resource, one);
    const over = beyond.filter(({ isAfter }) => !isAfter).map((row) => row.id);
    if (over.length > 0) await work.updateAll(resource, over, { [last]: day });
  },
});
