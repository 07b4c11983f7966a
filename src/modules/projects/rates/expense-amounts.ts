import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { conversionOfRows } from "../../rates/index.ts";

/** A condition for expenses that count in reports: those that are approved, reimbursed or not. */
export const isCounted = (alias: string): Sql =>
  sql`${column(alias, "status")} in ('approved', 'reimbursed')`;

/** SQL for an amount of expenses. */
export interface ExpenseAmount {
  /** The join that the FROM clause needs. */
  readonly join: Sql;
  /** The amount, rounded once to the cent; null without an exchange rate. */
  readonly amount: Sql;
}

/**
 * The net amount of expenses in a currency (rule R4): unchanged in their own currency, at the rate of the expense in the
 * workspace's currency, and at the rate of the date in any other. `conversion` is an unused alias.
 */
export function netAmountIn(conversion: string, expense: string, currency: Sql): ExpenseAmount {
  const net = column(expense, "net_amount");
  const byDate = conversionOfRows(conversion, {
    from: column(expense, "currency"),
    to: currency,
    day: column(expense, "date"),
  });
  return {
    join: byDate.join,
    amount: sql`case when ${column(expense, "currency")} <> ${currency} and ${currency} = ${column(expense, "base_currency")}
      then round(${net} * ${column(expense, "exchange_rate")}, 2) else ${byDate.converted(net)} end`,
  };
}

/**
 * The rebilled amount of expenses (rule R4) in the project's currency: the net amount plus the markup; 0 for expenses that
 * are not rebilled. `project` is the alias of the project.
 */
export function rebilledAmount(conversion: string, expense: string, project: string): ExpenseAmount {
  const { join, amount } = netAmountIn(conversion, expense, column(project, "currency"));
  return {
    join,
    amount: sql`case when ${column(expense, "is_billable")} and ${column(project, "billing_model")} <> 'non_billable'
      then round((${amount}) * (100 + ${column(expense, "markup_percent")}) * 0.01, 2) else 0 end`,
  };
}
