import { and, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { departmentOf } from "../../employees/index.ts";
import { chargesPerYear, chargesWithin, hasDayWithin } from "../employee-benefits/charges-in-sql.ts";
import { enrolmentStatus } from "../employee-benefits/enrolment-status.ts";

export const COST_GROUPS = ["benefit", "category", "department", "employee"] as const;
export type CostGroup = (typeof COST_GROUPS)[number];

/** The costs of the enrolments of one group in one currency. Amounts are decimal strings. */
export interface CostRow extends Values {
  readonly currency: string;
  /** Null: the employees without a department. */
  readonly id: string | null;
  readonly name: string;
  readonly employer_total: string;
  readonly employee_total: string;
  /** The number of charges in the period. */
  readonly charges: number;
  /** The number of enrolments with a charge in the period. */
  readonly enrolments: number;
}

/** The value by which enrolments (`x`) of an employee (`e`) in a benefit (`b`) are grouped. */
const KEYS: Readonly<Record<CostGroup, Sql>> = {
  benefit: raw("x.benefit_id"),
  category: raw("b.category"),
  department: departmentOf("e"),
  employee: raw("x.employee_id"),
};

/** The name of a group, over the alias `summed`. */
const NAMES: Readonly<Record<CostGroup, Sql>> = {
  benefit: sql`(select named.name from benefits named
    where named.workspace_id = ${fromContext("workspace")} and named.id = summed.id)`,
  category: sql`upper(left(summed.id, 1)) || replace(substr(summed.id, 2), '_', ' ')`,
  department: sql`coalesce((select named.name from departments named
    where named.workspace_id = ${fromContext("workspace")} and named.id = summed.id), 'None')`,
  employee: sql`(select named.first_name || ' ' || named.last_name from employees named
    where named.workspace_id = ${fromContext("workspace")} and named.id = summed.id)`,
};

/** The tables from which the groups read beside the enrolments. */
const JOINS: Readonly<Record<CostGroup, Sql>> = {
  benefit: raw(""),
  category: raw("join benefits b on b.workspace_id = x.workspace_id and b.id = x.benefit_id"),
  department: raw("join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id"),
  employee: raw(""),
};

/** Loads the costs of the matching enrolments in a period, by currency and name. */
export function loadCostRows(
  { work, matching }: GetterContext,
  period: Period,
  group: CostGroup,
): Promise<CostRow[]> {
  const [from, to] = [sql`${period.from}::date`, sql`${period.to}::date`];
  return work.rows<CostRow>(sql`select summed.*, ${NAMES[group]} as name
    from (
      select charged.currency, charged.key as id, sum(charged.employer_cost * charged.charges)::text as employer_total,
        sum(charged.employee_cost * charged.charges)::text as employee_total,
        sum(charged.charges)::integer as charges, count(*)::integer as enrolments
      from (
        select x.currency, ${KEYS[group]} as key, x.employer_cost, x.employee_cost,
          ${chargesWithin("x", from, to)} as charges
        from employee_benefits x ${JOINS[group]}
        where ${and([matching("x"), hasDayWithin("x", from, to)])}
        offset 0
      ) charged
      where charged.charges > 0
      group by 1, 2
    ) summed
    order by summed.currency, fold(${NAMES[group]}), summed.id`);
}

/** The company's yearly cost of the matching enrolments that are active today, by currency, as decimal strings. */
export async function loadYearlyCosts({
  work,
  matching,
}: GetterContext): Promise<ReadonlyMap<string, string>> {
  const rows = await work.rows<{ currency: string; yearly: string }>(sql`select x.currency,
      sum(x.employer_cost * ${chargesPerYear("x")})::text as yearly
    from employee_benefits x where ${and([matching("x"), sql`${enrolmentStatus("x")} = 'active'`])} group by 1`);
  return new Map(rows.map(({ currency, yearly }) => [currency, yearly]));
}
