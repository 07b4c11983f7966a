import { type Actor, holds } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  type Change,
  forbidden,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type Work,
} from "../../../engine/work/index.ts";
import { missingRateText } from "../../projects/index.ts";
import { conversionOfRows, problemOfOwnRate } from "../../rates/index.ts";
import { MANAGERS } from "./expenses.policy.ts";
import type { Terms } from "./settle-billing.ts";

const ONE = "1.00000000";

/** The error message for an expense that cannot be converted. */
export const noRate = (currency: string, base: string, date: string): Text =>
  message`There is no exchange rate from ${currency} to ${base} on or before ${date}.`;

/** The same message in SQL, in the language of the request, for expenses without a base amount; null for the others. */
export const baseAmountReason = (
  alias: string,
): Sql => sql`case when ${column(alias, "base_amount")} is null then
  ${missingRateText(column(alias, "currency"), column(alias, "base_currency"), column(alias, "date"))} end`;

/** The exchange rate of each expense's date, by the expense's id; null if there is none. */
export async function ratesOfDates(work: Work, ids: readonly string[]): Promise<Map<string, string | null>> {
  const conversion = conversionOfRows("known", {
    from: raw("x.currency"),
    to: raw("x.base_currency"),
    day: raw("x.date"),
  });
  const rows = await work.rows<{ id: string; rate: string | null }>(sql`select x.id,
      round(${conversion.rate}, 8)::text as rate
    from expenses x ${conversion.join}
    where x.workspace_id = ${fromContext("workspace")} and x.id = any(${ids}::text[])`);
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}

/** The exchange rate of a date, rounded to 8 decimals; null if there is none. */
async function rateOfDate(
  work: ReadOnlyWork,
  from: unknown,
  to: unknown,
  date: unknown,
): Promise<string | null> {
  const conversion = conversionOfRows("known", {
    from: raw("requested.currency"),
    to: raw("requested.base"),
    day: raw("requested.day"),
  });
  const row = await work.row<{ rate: string | null }>(sql`select round(${conversion.rate}, 8)::text as rate
    from (select ${from}::text as currency, ${to}::text as base, ${date}::date as day) requested ${conversion.join}`);
  return row!.rate;
}

/**
 * Sets the exchange rate to the base currency: 1 for the base currency itself, a rate that a holder of manage-expenses
 * sets, otherwise the rate of the date. A changed currency discards a rate that was set.
 */
export async function settleRate(change: Change<"expenses">, work: ReadOnlyWork): Promise<void> {
  const { values, stored, sent } = change;
  const { currency, base_currency: base, date } = values;
  if (!currency || !date || !isConvertible(change)) return;
  if (currency === base) {
    values.exchange_rate = ONE;
    values.has_given_rate = false;
    return;
  }
  const isNewRate = change.changes("exchange_rate");
  const isSent = sent.has("exchange_rate") && values.exchange_rate !== null;
  const isGiven = isNewRate ? isSent : stored?.has_given_rate === true && !change.changes("currency");
  values.has_given_rate = isGiven;
  if (isGiven || (stored && !isNewRate && !change.changes("currency") && !change.changes("date"))) return;
  values.exchange_rate = await rateOfDate(work, currency, base, date);
}

const isConvertible = ({ unread }: Pick<Change<"expenses">, "unread">): boolean =>
  !unread.has("currency") && !unread.has("date");

/**
 * Refuses any rate but 1 for the base currency.
 * @throws 403 for a new expense with a rate from a caller without manage-expenses; for changes, the policy checks this
 */
export function checkRate(
  change: SettledChange<"expenses">,
  { exchange_rate: requested = null }: Terms["requested"],
  actor: Actor,
): void {
  const { values, stored, sent, unread } = change;
  const isSent = sent.has("exchange_rate") && requested !== null;
  const setsValue = isSent || unread.has("exchange_rate");
  if (stored === null && setsValue && !holds(actor, MANAGERS)) throw forbidden(MANAGERS, "exchange_rate");
  const { currency, base_currency: base, date } = values;
  if (!currency || !base || !date || !isConvertible(change)) return;
  const isNewRate = requested !== (stored?.exchange_rate ?? null);
  const problem = isSent && isNewRate ? problemOfOwnRate(requested, currency, base) : null;
  if (problem) change.fail("exchange_rate", problem);
}
