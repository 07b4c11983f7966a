import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { type Message, message, type Words } from "../../../engine/work/index.ts";
import { isRunning } from "./entry-billing.ts";
import { baseCurrency, billedCurrency, billedRate, costRate, generalBilledRate } from "./entry-prices.ts";

/** Sentences in SQL that explain why a figure of an entry is unknown; days are SQL dates. */

/** Stand in a sentence for what the statement reads. */
const DAY = "{day}";
const FROM = "{from}";
const TO = "{to}";

const NO_PRICE = message`No assignment, task, project or employee has a billed rate on ${DAY}.`;
const NO_COST = message`Neither the assignment nor the employee has an internal cost on ${DAY}.`;
const NO_RATE = message`There is no exchange rate from ${FROM} to ${TO} on or before ${DAY}.`;

/** The sentence in the words of the reader, or in English, which records have in every language. */
const inWords = (sentence: Message, words: Words | null): string =>
  words === null ? String(sentence) : words.say(sentence);

export const missingPriceText = (day: Sql, words: Words | null = null): Sql =>
  sql`replace(${inWords(NO_PRICE, words)}::text, ${DAY}::text, (${day})::text)`;

export const missingCostText = (day: Sql, words: Words | null = null): Sql =>
  sql`replace(${inWords(NO_COST, words)}::text, ${DAY}::text, (${day})::text)`;

export const missingRateText = (from: Sql, to: Sql, day: Sql, words: Words | null = null): Sql =>
  sql`replace(replace(replace(${inWords(NO_RATE, words)}::text, ${FROM}::text, ${from}), ${TO}::text, ${to}),
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
