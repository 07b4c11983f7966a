import { column, type Sql, saidInContext, sql } from "../../../engine/sql/index.ts";
import { message } from "../../../engine/work/index.ts";
import { isRunning } from "./entry-billing.ts";
import { baseCurrency, billedCurrency, billedRate, costRate, generalBilledRate } from "./entry-prices.ts";

/** Sentences in SQL, in the language of the request, that explain why a figure is unknown; days are SQL dates. */

/** Stand in a sentence for what the statement reads. */
const DAY = "{day}";
const FROM = "{from}";
const TO = "{to}";

const NO_PRICE = message`No assignment, task, project or employee has a billed rate on ${DAY}.`;
const NO_COST = message`Neither the assignment nor the employee has an internal cost on ${DAY}.`;
const NO_RATE = message`There is no exchange rate from ${FROM} to ${TO} on or before ${DAY}.`;

export const missingPriceText = (day: Sql): Sql =>
  sql`replace(${saidInContext(NO_PRICE)}, ${DAY}::text, (${day})::text)`;

export const missingCostText = (day: Sql): Sql =>
  sql`replace(${saidInContext(NO_COST)}, ${DAY}::text, (${day})::text)`;

export const missingRateText = (from: Sql, to: Sql, day: Sql): Sql =>
  sql`replace(replace(replace(${saidInContext(NO_RATE)}, ${FROM}::text, ${from}), ${TO}::text, ${to}),
    ${DAY}::text, (${day})::text)`;

/** What is known of an entry without a price or a cost, as SQL. */
interface KnownOfEntry {
  readonly isRunning: Sql;
  /** The rate per hour that was found; null: none. */
  readonly rate: Sql;
  readonly day: Sql;
}

/**
 * The reason why an entry has no price; null if it has one or is running.
 * @param general the employee's general rate, which lacks nothing but an exchange rate to the project's currency
 */
export const priceReasonInSql = (
  { isRunning, rate, day }: KnownOfEntry,
  { general, currency }: { readonly general: Sql; readonly currency: Sql },
): Sql => sql`case
  when ${isRunning} or (${rate}) is not null then null
  when ${general} is not null then ${missingRateText(baseCurrency, currency, day)}
  else ${missingPriceText(day)} end`;

/** The reason why an entry has no cost; null if it has one or is running. */
export const costReasonInSql = ({ isRunning, rate, day }: KnownOfEntry): Sql => sql`case
  when ${isRunning} or (${rate}) is not null then null
  else ${missingCostText(day)} end`;

export const billedAmountReason = (alias: string): Sql =>
  priceReasonInSql(
    { isRunning: isRunning(alias), rate: billedRate(alias), day: column(alias, "date") },
    { general: generalBilledRate(alias), currency: billedCurrency(alias) },
  );

export const costAmountReason = (alias: string): Sql =>
  costReasonInSql({ isRunning: isRunning(alias), rate: costRate(alias), day: column(alias, "date") });
