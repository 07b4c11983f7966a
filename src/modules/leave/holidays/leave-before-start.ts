import type { Reaction, Written } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, message, type Work } from "../../../engine/work/index.ts";
import { lockLeaveOf } from "./leave-locks.ts";

/** @throws 422 on start_date if leave was requested or approved before the new first day of employment */
async function refuseEarlierLeave({ kind, id }: Written, work: Work): Promise<void> {
  if (kind === "create") return;
  await lockLeaveOf(work, [id]);
  const early = await work.row<{ day: string }>(sql`select e.start_date as day from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${id}
      and exists (select from holidays h where h.workspace_id = ${fromContext("workspace")} and h.employee_id = e.id
        and h.status in ('pending', 'approved') and h.start_date < e.start_date)`);
  if (early) throw invalidField("start_date", message`There is leave before ${early.day}.`);
}

/** Keeps leave within the employment when its first day changes. */
export const keepLeaveAfterStart: Reaction = {
  resource: "employees",
  fields: ["start_date"],
  run: refuseEarlierLeave,
};
