import { type Sql, sql } from "../../../engine/sql/index.ts";

/**
 * The price and the cost of an entry's time in SQL, said once for one entry and for many: whoever asks has looked up
 * what decides them, one by one (`entry-prices.ts`) or by joins (`priced-entries.ts`). `priceOf`, `costRateOf` and
 * `amountOf` (`rate-rules.ts`) are the same rules as pure functions; `test/invariants/pricing.test.ts` compares them.
 */

/** What decides the price of an entry, as SQL; rates are in the project's currency, null where none is given. */
export interface PriceParts {
  readonly isRunning: Sql;
  /** Frozen on the entry while it is on an invoice line. */
  readonly frozen: Sql;
  readonly isForBilling: Sql;
  readonly assignment: Sql;
  readonly task: Sql;
  readonly project: Sql;
  /** The employee's general rate, converted by the rate of the entry's day. */
  readonly employee: Sql;
}

/** What an hour is billed with, in the project's currency (rule R1); null: unpriced, or running. */
export const priceInSql = (parts: PriceParts): Sql => sql`case
  when ${parts.isRunning} then null
  when ${parts.frozen} is not null then ${parts.frozen}
  when not ${parts.isForBilling} then 0::numeric
  else coalesce(${parts.assignment}, ${parts.task}, ${parts.project}, ${parts.employee}) end`;

/** Where that price comes from (rule R1); null: there is none, or the entry runs. */
export const priceSourceInSql = (parts: PriceParts): Sql => sql`case
  when ${parts.isRunning} then null
  when ${parts.frozen} is not null then 'frozen'
  when not ${parts.isForBilling} then 'not_billable'
  when ${parts.assignment} is not null then 'assignment'
  when ${parts.task} is not null then 'task'
  when ${parts.project} is not null then 'project'
  when ${parts.employee} is not null then 'employee' end`;

/** What decides the cost of an entry, as SQL; rates are in the base currency. */
export interface CostParts {
  readonly isRunning: Sql;
  readonly assignment: Sql;
  readonly employee: Sql;
}

/** What an hour costs (rule R2); null: uncosted, or running. */
export const costRateInSql = ({ isRunning, assignment, employee }: CostParts): Sql =>
  sql`case when not ${isRunning} then coalesce(${assignment}, ${employee}) end`;

/** Minutes at a rate an hour (rule R3): rounded once, so that every sum of entries is a sum of these. */
export const amountInSql = (minutes: Sql, rate: Sql): Sql => sql`round((${minutes}) * (${rate}) / 60, 2)`;
