import { addDays } from "../../../engine/declare/index.ts";
import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { loadAccounts } from "../holiday-balances/load-accounts.ts";
import { insertRows, newRow } from "../holiday-balances/open-balance.ts";
import { sumOfDays } from "../holidays/counted-dates.ts";
import { loadPolicies } from "../holidays/request-terms.ts";
import { insertDates } from "../holidays/stored-dates.ts";
import { numericOf } from "../ledger/days.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { loadWorkingTimes } from "../working-time/load-working-times.ts";
import { type GrantedLeave, grantLeave, type Person, type Policies } from "./granted-leave.seed.ts";
import { leavePlansOf } from "./leave-plans.seed.ts";

const [PAST_DAYS, COMING_DAYS] = [365, 70];

/**
 * Creates a year of past leave and some weeks of future leave for all employees who have none, within the rules.
 * Balances of the current leave year must exist. Returns the number of records by resource.
 */
export async function seedLeaveRequests(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const policies = await seededPolicies(work);
  if (!policies) return { holidays: 0 };
  const period = { from: addDays(work.today, -PAST_DAYS), to: addDays(work.today, COMING_DAYS) };
  const people = await work.rows<Person>(sql`select e.id, e.manager_employee_id from employees e
    where e.workspace_id = ${fromContext("workspace")} and not exists (select from holidays h
      where h.workspace_id = e.workspace_id and h.employee_id = e.id) order by e.id`);
  const ids = people.map(({ id }) => id);
  await openPastYear(work, ids, policies);
  const times = await loadWorkingTimes(work, ids, {
    from: addDays(period.from, -7),
    to: addDays(period.to, 31),
  });
  const policyIds = Object.values(policies).map(({ id }) => id);
  const accounts = await loadAccounts(work, { employeeIds: ids, policyIds });
  const granted = people.flatMap((person) => {
    const time = times.get(person.id)!;
    const employed = {
      from: time.firstDay > period.from ? time.firstDay : period.from,
      to: time.lastDay !== null && time.lastDay < period.to ? time.lastDay : period.to,
    };
    const plans = leavePlansOf(employed, work.today, random);
    const applicant = { person, time, policies, accounts, today: work.today };
    const { fullTimeWeeklyHours } = work.workspace;
    return grantLeave({ ...applicant, fullTimeWeeklyHours }, plans, random);
  });
  await store(work, granted);
  return { holidays: granted.length };
}

/** The policies that the workspace starts with; null if they have been changed too much to be found. */
async function seededPolicies(work: Work): Promise<Policies | null> {
  const found = await work.rows<{
    id: string;
    is_default: boolean;
  }>(sql`select p.id, p.is_default from holiday_policies p
    where p.workspace_id = ${fromContext("workspace")} and p.archived_at is null
      and (p.is_default or (p.leave_type = 'sick' and p.accrual_method = 'unlimited' and not p.requires_approval))
    order by p.id`);
  const vacation = found.find(({ is_default }) => is_default);
  const sick = found.find(({ is_default }) => !is_default);
  if (!vacation || !sick) return null;
  const policies = await loadPolicies(work, [vacation.id, sick.id]);
  return { vacation: policies.get(vacation.id)!, sick: policies.get(sick.id)! };
}

/** Opens the balances of the previous leave year, since these are not opened automatically. */
async function openPastYear(work: Work, employeeIds: readonly string[], policies: Policies): Promise<void> {
  const policyIds = Object.values(policies).map(({ id }) => id);
  const accounts = await loadAccounts(work, { employeeIds, policyIds });
  const rows = [...accounts.values()].flatMap(({ holder, policy, account }) => {
    const year = leaveYearOf(work.today, policy.terms.yearStartMonth) - 1;
    const isNotDeleted = account.rows.some((row) => row.year === year);
    const isThere = account.rows.length > 0 && holder.opening.firstDay.date <= `${year}-12-01`;
    return isNotDeleted || !isThere
      ? []
      : [newRow(holder, policy, year, { isFirst: false, today: work.today })];
  });
  await insertRows(work, rows);
}

async function store(work: Work, granted: readonly GrantedLeave[]): Promise<void> {
  // The ids are in the order of creation, so that the newest requests are listed first.
  const rows = granted
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((one) => ({ ...one, id: work.newId() }));
  const load = new BulkLoad(work);
  await load.insert(
    "holidays",
    rows.map(({ id, person, policy, time, kind, dates, ...outcome }) => ({
      id,
      body: { employee_id: person.id, holiday_policy_id: policy.id, ...time },
      systemValues: {
        status: outcome.status,
        status_explanation: outcome.explanation,
        days: numericOf(sumOfDays(dates)),
        decided_by_employee_id:
          kind === "sick" || outcome.decidedAt === null ? null : (person.manager_employee_id ?? person.id),
        decided_at: outcome.decidedAt,
      },
    })),
  );
  const dates = rows.flatMap(({ id, person, dates }) =>
    dates.map((one) => ({ ...one, holidayId: id, employeeId: person.id })),
  );
  await insertDates(work, dates);
  const moments = rows.map(({ id, createdAt, decidedAt }) => ({
    id,
    created: createdAt,
    updated: decidedAt ?? createdAt,
  }));
  await work.rows(sql`update holidays h set created_at = given.created, updated_at = given.updated
    from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as given(id text, created timestamptz, updated timestamptz)
    where h.workspace_id = ${fromContext("workspace")} and h.id = given.id`);
  await load.finish();
}
