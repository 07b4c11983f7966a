import {
  byField,
  byFieldAnyOf,
  choiceKind,
  dateKind,
  type Filters,
  filterOf,
  idKind,
  type Operand,
} from "../../../engine/declare/index.ts";
import { column, raw, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { decidableFilter } from "../../employees/index.ts";
import { LEAVE_TYPES } from "../leave-types.ts";

/** A condition for requests with a day in a period, whether it is a working day or not. */
export const hasDayIn = (alias: string, { from, to }: Period): Sql =>
  sql`(${column(alias, "start_date")} <= ${to}::date and ${column(alias, "end_date")} >= ${from}::date)`;

const dayWithin = (alias: string, operand: Operand<string>): Sql => {
  const period = periodOf(operand);
  return period ? hasDayIn(alias, period) : raw("false");
};

const policy = referredRow("holiday_policies", "holiday_policy_id", {
  leave_type: column("referred", "leave_type"),
});

const employee = referredRow("employees", "employee_id", {
  manager: column("referred", "manager_employee_id"),
});

/** The filters of the list of leave requests. */
export const requestFilters = {
  status: byFieldAnyOf,
  start_date: byField,
  end_date: byField,
  date: filterOf(dateKind, { title: "with a day in", nullable: false, condition: dayWithin }),
  employee_id: byFieldAnyOf,
  holiday_policy_id: byFieldAnyOf,
  leave_type: filterOf(choiceKind(LEAVE_TYPES), { nullable: false, expression: policy("leave_type") }),
  manager_employee_id: filterOf(idKind, {
    title: "manager of the employee",
    nullable: true,
    expression: employee("manager"),
  }),
  decidable: decidableFilter({ permission: "manage-leave", waiting: "pending" }),
  days: byField,
  created_at: byField,
} satisfies Filters;
