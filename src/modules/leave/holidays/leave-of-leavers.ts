import type { Reaction, Written } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, type Work } from "../../../engine/work/index.ts";
import { wordsOfEmployees } from "../../../platform/languages/words-of-employees.ts";
import { lastDayOfEmployee } from "../../employees/index.ts";
import { numericOf } from "../ledger/days.ts";
import { sumOfDays } from "./counted-dates.ts";
import { lockLeaveOf } from "./leave-locks.ts";
import { loadDates, storeDates } from "./stored-dates.ts";

/** Cancels leave that starts after the last day of employment, and shortens leave that goes beyond it. */
async function endLeave({ kind, id: employeeId }: Written, work: Work): Promise<void> {
  if (kind === "create") return;
  const last = await lastDayOfEmployee(work, employeeId);
  if (last === null) return;
  await lockLeaveOf(work, [employeeId]);
  const beyond = await work.rows<{
    id: string;
    start_date: string;
  }>(sql`select h.id, h.start_date from holidays h
    where h.workspace_id = ${fromContext("workspace")} and h.employee_id = ${employeeId}
      and h.end_date > ${last}::date and h.status in ('pending', 'approved') order by h.start_date, h.id`);
  // It is stored, so it is written for the employee and not for whoever has ended the employment.
  const words = (await wordsOfEmployees(work, [employeeId]))(employeeId);
  const status_explanation = words.say(message`Employment ends on ${last}.`);
  for (const { id, start_date } of beyond) {
    if (start_date > last) {
      const decided = { decided_by_employee_id: null, decided_at: work.now };
      await work.update("holidays", id, { status: "cancelled", status_explanation, ...decided });
    } else await trim(work, { id, employeeId, last, status_explanation });
  }
}

/** Shortens a request to the last day. The remaining dates are not recounted. */
async function trim(
  work: Work,
  {
    id,
    employeeId,
    last,
    status_explanation,
  }: Record<"id" | "employeeId" | "last" | "status_explanation", string>,
): Promise<void> {
  const remaining = (await loadDates(work, id)).filter(({ date }) => date <= last);
  const days = numericOf(sumOfDays(remaining));
  await work.update("holidays", id, { end_date: last, end_period: "afternoon", days, status_explanation });
  await storeDates(work, { holidayId: id, employeeId }, remaining);
}

/** Ends leave with the employment, however its last day is set. */
export const endLeaveOfLeavers: Reaction = {
  resource: "employees",
  fields: ["termination_date", "archived_at"],
  run: endLeave,
};
