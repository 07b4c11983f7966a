import {
  byField,
  byFieldAnyOf,
  choiceKind,
  dateKind,
  type Filters,
  filterOf,
  idKind,
} from "../../../engine/declare/index.ts";
import { and, column, fromContext, referredRow, rowByKey, type Sql, sql } from "../../../engine/sql/index.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { joinedDepartment } from "../../employees/index.ts";
import { BENEFIT_CATEGORIES } from "../benefits/benefit-terms.ts";
import { chargesWithin, hasDayWithin } from "./charges-in-sql.ts";

const benefit = referredRow("benefits", "benefit_id", { category: column("referred", "category") });

const department = joinedDepartment("enrolled");

const employee = rowByKey(
  { department: department.id },
  {
    from: sql`employees enrolled ${department.joins}`,
    where: sql`enrolled.workspace_id = ${fromContext("workspace")}`,
    key: sql`enrolled.id`,
    of: "employee_id",
  },
);

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
    expression: benefit("category"),
  }),
  employer_cost: byField,
  employee_cost: byField,
  department_id: filterOf(idKind, {
    title: "department of the employee",
    nullable: true,
    expression: employee("department"),
  }),
  charged: filterOf(dateKind, {
    title: "with a charge on a day, or in a period",
    nullable: false,
    condition: (alias, operand) => isChargedWithin(alias, periodOf(operand)!),
  }),
} satisfies Filters;
