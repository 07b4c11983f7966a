import { fromContext, sql } from "../../src/engine/sql/sql.ts";
import type { Work } from "../../src/engine/work/work.ts";
import { loadAccounts } from "../../src/modules/leave/holiday-balances/load-accounts.ts";
import { countDates, sumOfDays } from "../../src/modules/leave/holidays/counted-dates.ts";
import { countingBase } from "../../src/modules/leave/holidays/counted-leave.ts";
import { loadPolicies } from "../../src/modules/leave/holidays/request-terms.ts";
import { type RequestedTime, requestedDates } from "../../src/modules/leave/holidays/requested-dates.ts";
import { daysOf } from "../../src/modules/leave/ledger/days.ts";
import { shortfall } from "../../src/modules/leave/ledger/shortfall.ts";
import { loadWorkingTimes } from "../../src/modules/leave/working-time/load-working-times.ts";

/** What must never be found among leave requests: a name, and SQL that finds it. */
const VIOLATIONS = {
  "a half day that two requests have": sql`select d.employee_id as id from holiday_days d
    join holidays h on h.workspace_id = d.workspace_id and h.id = d.holiday_id
    where d.workspace_id = ${fromContext("workspace")} and h.status in ('pending', 'approved')
    group by d.employee_id, d.date having sum(d.morning::integer) > 1 or sum(d.afternoon::integer) > 1`,
  "days that are not those of its dates, or none": sql`select h.id from holidays h
    where h.workspace_id = ${fromContext("workspace")} and (h.days = 0 or h.days <> (select sum(d.days) from holiday_days d
      where d.workspace_id = h.workspace_id and d.holiday_id = h.id))`,
  "leave outside the employment": sql`select h.id from holidays h
    join employees e on e.workspace_id = h.workspace_id and e.id = h.employee_id
    where h.workspace_id = ${fromContext("workspace")} and (h.start_date < e.start_date or h.end_date > e.termination_date)`,
  "a decision before the request, in the future, or of what is pending": sql`select h.id from holidays h
    where h.workspace_id = ${fromContext("workspace")} and (h.decided_at < h.created_at or h.decided_at > ${fromContext("now")}
      or h.created_at > ${fromContext("now")} or (h.status = 'pending') <> (h.decided_at is null))`,
  "somebody who decided about own leave under a manager": sql`select h.id from holidays h
    join employees e on e.workspace_id = h.workspace_id and e.id = h.employee_id
    where h.workspace_id = ${fromContext("workspace")} and h.decided_by_employee_id = e.id and e.manager_employee_id is not null`,
} as const;

/** The names of the rules that leave requests of a workspace break; none in a good one. */
export async function leaveViolations(work: Work): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    if ((await work.rows(statement)).length > 0) found.push(name);
  }
  return [...found, ...(await wrongCounts(work)), ...(await overdrawn(work))];
}

type Request = RequestedTime & {
  employee_id: string;
  holiday_policy_id: string;
  status: string;
  days: string;
};

const requestsOf = (work: Work): Promise<Request[]> =>
  work.rows<Request>(sql`select h.* from holidays h where h.workspace_id = ${fromContext("workspace")}`);

async function wrongCounts(work: Work): Promise<string[]> {
  const requests = await requestsOf(work);
  const employees = [...new Set(requests.map(({ employee_id }) => employee_id))];
  const times = await loadWorkingTimes(work, employees, { from: "2020-01-01", to: "2030-12-31" });
  const policies = await loadPolicies(
    work,
    requests.map(({ holiday_policy_id }) => holiday_policy_id),
  );
  const isWrong = (request: Request): boolean => {
    const policy = policies.get(request.holiday_policy_id)!;
    const base = countingBase(times.get(request.employee_id)!, policy, work.workspace.fullTimeWeeklyHours);
    return sumOfDays(countDates(requestedDates(request), base)) !== daysOf(request.days);
  };
  return requests.some(isWrong) ? ["a request that counts something else"] : [];
}

/** Everything that is approved or pending, taken at once, leaves no account below its limit. */
async function overdrawn(work: Work): Promise<string[]> {
  const requests = await requestsOf(work);
  const requested = {
    employeeIds: [...new Set(requests.map(({ employee_id }) => employee_id))],
    policyIds: [...new Set(requests.map(({ holiday_policy_id }) => holiday_policy_id))],
  };
  for (const { account } of (await loadAccounts(work, requested)).values()) {
    const days = [...account.approved, ...account.pending];
    if (days.length === 0) continue;
    if (account.rows.length === 0) return ["leave without an account"];
    const firstDay = Math.min(...days.map(({ day }) => day));
    if (shortfall({ ...account, approved: [], pending: [] }, { firstDay, days }) > 0)
      return ["an account overdrawn"];
  }
  return [];
}
