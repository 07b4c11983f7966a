import {
  byField,
  byFieldAnyOf,
  choiceKind,
  dateKind,
  type Filters,
  filterOf,
  idKind,
} from "../../../engine/declare/index.ts";
import { and, column, type Sql, sql } from "../../../engine/sql/index.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { departmentOf } from "../../employees/index.ts";
import { BENEFIT_CATEGORIES } from "../benefits/benefit-terms.ts";
import { chargesWithin, hasDayWithin } from "./charges-in-sql.ts";

const categoryOf = (alias: string): Sql => sql`(select chosen.category from benefits chosen
  where chosen.workspace_id = ${column(alias, "workspace_id")} and chosen.id = ${column(alias, "benefit_id")})`;

const departmentOfEmployee = (
  alias: string,
): Sql => sql`(select ${departmentOf("enrolled")} from employees enrolled
  where enrolled.workspace_id = ${column(alias, "workspace_id")} and enrolled.id = ${column(alias, "employee_id")})`;

/** The condition that an enrolment has a charge from one day to another, over its alias. */
export function isChargedWithin(alias: string, period: { readonly from: string; readonly to: string }): Sql {
  const [from, to] = [sql`${period.from}::date`, sql`${period.to}::date`];
  return and([hasDayWithin(alias, from, to), sql`${chargesWithin(alias, from, to)} > 0`]);
}

/** The filters of the list of enrolments, which `benefit-costs` also accepts. */
export const enrolmentFilters = {
  employee_id: byFieldAnyOf,
  benefit_id: byFieldAnyOf,
  status: byFieldAnyOf,
  frequency: byFieldAnyOf,
  currency: byFieldAnyOf,
  start_date: byField,
  end_date: byField,
  category: filterOf(choiceKind(BENEFIT_CATEGORIES), {
    title: "category of the benefit",
    nullable: false,
    expression: categoryOf,
  }),
  employer_cost: byField,
  employee_cost: byField,
  department_id: filterOf(idKind, {
    title: "department of the employee",
    nullable: true,
    expression: departmentOfEmployee,
  }),
  charged: filterOf(dateKind, {
    title: "with a charge on a day, or in a period",
    nullable: false,
    condition: (alias, operand) => isChargedWithin(alias, periodOf(operand)!),
  }),
} satisfies Filters;
