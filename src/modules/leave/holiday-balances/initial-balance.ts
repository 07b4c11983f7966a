import { column, type Sql, sql } from "../../../engine/sql/index.ts";

/**
 * The opening balance over the alias of a balance: the written one, otherwise the default of the policy. It is the SQL
 * form of `defaultInitial` of the ledger, since lists are sorted by it; a property test compares both. Numeric division
 * is exact enough: no quotient of these numbers is so close to a rounding tie that its error could matter.
 */
export const shownInitialBalance = (alias: string): Sql => sql`(
  select round(case
      when p.accrual_method = 'unlimited' then null
      when ${column(alias, "initial_balance")} is not null then ${column(alias, "initial_balance")}
      when p.accrual_method <> 'upfront' or granted.last < granted.first then 0
      else round(${column(alias, "entitlement")}
          * case when p.prorate then granted.last - granted.first + 1 else y.last - y.first + 1 end
          / ((y.last - y.first + 1) * p.rounding_step)) * p.rounding_step
    end, 2)
  from holiday_policies p
  join employees e on e.workspace_id = p.workspace_id and e.id = ${column(alias, "employee_id")}
  cross join lateral (select make_date(${column(alias, "year")}, p.year_start_month, 1) as first,
    make_date(${column(alias, "year")} + 1, p.year_start_month, 1) - 1 as last) y
  cross join lateral (select greatest(y.first, ${column(alias, "accrues_from")}) as first,
    least(y.last, e.termination_date,
      case when e.archived_at is not null and e.termination_date is null then e.start_date - 1 end) as last) granted
  where p.workspace_id = ${column(alias, "workspace_id")} and p.id = ${column(alias, "holiday_policy_id")})`;
