import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { conversionOfRows } from "../../invoicing/index.ts";

/** Expenses that count for projects and clients: what is approved, reimbursed or not. */
export const isCounted = (alias: string): Sql =>
  sql`${column(alias, "status")} in ('approved', 'reimbursed')`;

/** An amount of each of many expenses, as parts of one statement. */
export interface ExpenseAmount {
  /** Comes behind the FROM clause that has the expense. */
  readonly join: Sql;
  /** Rounded once to the cent; null where no rate is known. */
  readonly amount: Sql;
}

/**
 * The net amount of expenses in a currency (rule R4): in the workspace's by the expense's own rate, in another by the
 * rate of its date, in its own as it is. `conversion` is an alias that the statement does not use otherwise.
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
 * What of expenses is rebilled (rule R4), in the currency of the project whose alias is given: the net amount in it,
 * with the markup; 0 where nothing is rebilled.
 */
export function rebilledAmount(conversion: string, expense: string, project: string): ExpenseAmount {
  const { join, amount } = netAmountIn(conversion, expense, column(project, "currency"));
  return {
    join,
    amount: sql`case when ${column(expense, "is_billable")} and ${column(project, "billing_model")} <> 'non_billable'
      then round((${amount}) * (100 + ${column(expense, "markup_percent")}) * 0.01, 2) else 0 end`,
  };
}
