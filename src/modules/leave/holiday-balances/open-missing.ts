import { and, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { loadAccountHolders } from "./account-holders.ts";
import { loadOpeningPolicies } from "./leave-policies.ts";
import { insertRows, newRow } from "./open-balance.ts";

/** Limits missing balances to an employee or a policy. */
export interface MissingOf {
  readonly employeeId?: string;
  readonly policyId?: string;
}

type Missing = {
  readonly employee_id: string;
  readonly holiday_policy_id: string;
  readonly year: number;
  readonly is_first: boolean;
};

/**
 * Selects the missing balances of eligible employees under policies that open them automatically, for the leave year of a
 * day, or of the first day of employment if that is later. A deleted balance is not missing.
 */
export const missingRows = (workspace: Sql, today: Sql, condition: Sql): Sql => sql`
  select p.workspace_id, e.id as employee_id, p.id as holiday_policy_id, y.year, not exists (
      select from holiday_balances any_row where any_row.workspace_id = p.workspace_id
        and any_row.employee_id = e.id and any_row.holiday_policy_id = p.id) as is_first
  from holiday_policies p
  join employees e on e.workspace_id = p.workspace_id
  cross join lateral (select (extract(year from d.day) - (extract(month from d.day) < p.year_start_month)::integer)::integer as year
    from (select greatest(${today}, e.start_date) as day) d) y
  where p.workspace_id = ${workspace} and ${condition} and p.auto_assign and p.archived_at is null
    and e.archived_at is null and (p.contract_types is null or e.contract_type = any(p.contract_types))
    and (e.termination_date is null or e.termination_date >= make_date(y.year, p.year_start_month, 1))
    and y.year between 2000 and 2100
    and not exists (select from holiday_balances b where b.workspace_id = p.workspace_id
      and b.employee_id = e.id and b.holiday_policy_id = p.id and b.year = y.year)`;

/** SQL over the alias `w` of `workspaces`: whether the workspace lacks balances at the moment `$1`. */
export const LACKS_BALANCES = `exists (${missingRows(
  raw("w.id"),
  raw("($1::timestamptz at time zone w.timezone)::date"),
  raw("true"),
).texts.join("")})`;

/** Opens the missing balances. Returns their number. */
export async function openMissing(work: Work, { employeeId, policyId }: MissingOf = {}): Promise<number> {
  const condition = and([
    ...(employeeId === undefined ? [] : [sql`e.id = ${employeeId}`]),
    ...(policyId === undefined ? [] : [sql`p.id = ${policyId}`]),
  ]);
  // None needs the rows of another, so all are sent in one round trip.
  const [missing, policies, holder] = await Promise.all([
    work.rows<Missing>(missingRows(fromContext("workspace"), fromContext("today"), condition)),
    loadOpeningPolicies(work),
    employeeId === undefined ? null : loadAccountHolders(work, [employeeId]),
  ]);
  if (missing.length === 0) return 0;
  const holders =
    holder ?? (await loadAccountHolders(work, [...new Set(missing.map((row) => row.employee_id))]));
  const rows = missing.map(({ employee_id, holiday_policy_id, year, is_first }) =>
    newRow(holders.get(employee_id)!, policies.get(holiday_policy_id)!, year, {
      isFirst: is_first,
      today: work.today,
    }),
  );
  await insertRows(work, rows);
  return rows.length;
}
