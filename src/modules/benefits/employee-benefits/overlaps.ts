import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import type { EnrolmentPeriod } from "./enrolment-rules.ts";

export const ALREADY_ENROLLED = "The employee already has this benefit in that period.";

/** The employees who are enrolled in the benefit on some day of the period, other than by the given enrolment. */
export async function overlapping(
  work: ReadOnlyWork,
  benefitId: string,
  employeeIds: readonly string[],
  { start_date, end_date }: EnrolmentPeriod,
  except: string | null = null,
): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{
    employee_id: string;
  }>(sql`select distinct x.employee_id from employee_benefits x
    where x.workspace_id = ${fromContext("workspace")} and x.benefit_id = ${benefitId}
      and x.employee_id = any(${employeeIds}::text[]) and x.id is distinct from ${except}
      and x.start_date <= coalesce(${end_date}::date, 'infinity')
      and coalesce(x.end_date, 'infinity') >= ${start_date}::date`);
  return new Set(rows.map(({ employee_id }) => employee_id));
}
