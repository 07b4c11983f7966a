import { type Sql, sql } from "../../../engine/sql/index.ts";

/**
 * The price and the cost of time in SQL. The parts that they depend on come from subqueries (`entry-prices.ts`) or joins
 * (`priced-entries.ts`). `priceOf`, `costRateOf` and `amountOf` (`rate-rules.ts`) are the same rules as pure functions;
 * `test/invariants/pricing.test.ts` compares both.
 */

/** The parts that determine the price of an entry, as SQL. Rates are in the project's currency, or null. */
export interface PriceParts {
  readonly isRunning: Sql;
  /** The rate that is frozen on the entry while it is on an invoice line. */
  readonly frozen: Sql;
  readonly isForBilling: Sql;
  readonly assignment: Sql;
  readonly task: Sql;
  readonly project: Sql;
  /** The employee's general rate, converted at the rate of the entry's date. */
  readonly employee: Sql;
}

/** The billed rate per hour, in the project's currency (rule R1); null without a price or while running. */
export const priceInSql = (parts: PriceParts): Sql => sql`case
  when ${parts.isRunning} then null
  when ${parts.frozen} is not null then ${parts.frozen}
  when not ${parts.isForBilling} then 0::numeric
  else coalesce(${parts.assignment}, ${parts.task}, ${parts.project}, ${parts.employee}) end`;

/** The source of that price (rule R1); null without a price or while running. */
export const priceSourceInSql = (parts: PriceParts): Sql => sql`case
  when ${parts.isRunning} then null
  when ${parts.frozen} is not null then 'frozen'
  when not ${parts.isForBilling} then 'not_billable'
  when ${parts.assignment} is not null then 'assignment'
  when ${parts.task} is not null then 'task'
  when ${parts.project} is not null then 'project'
  when ${parts.employee} is not null then 'employee' end`;

/** The parts that determine the cost of an entry, as SQL; rates are in the base currency. */
export interface CostParts {
  readonly isRunning: Sql;
  readonly assignment: Sql;
  readonly employee: Sql;
}

/** The cost per hour (rule R2); null without a cost or while running. */
export const costRateInSql = ({ isRunning, assignment, employee }: CostParts): Sql =>
  sql`case when not ${isRunning} then coalesce(${assignment}, ${employee}) end`;

/** The amount of minutes at an hourly rate (rule R3), rounded once per entry, so that all sums of entries agree. */
export const amountInSql = (minutes: Sql, rate: Sql): Sql => sql`round((${minutes}) * (${rate}) / 60, 2)`;
