import Fraction from "fraction.js";
import { column, type Sql, sql } from "../../engine/sql/index.ts";

/** Decimals of a stored percentage: enough for a mean of many stored ones to be rounded correctly. */
const STORED_DECIMALS = 20;
/** Decimals to which a mean of stored percentages is certain. */
const CERTAIN_DECIMALS = 12;

/** A number of at least 0 as decimal text, rounded half up. */
function decimalText(value: Fraction, decimals: number): string {
  const scaled = value
    .mul(new Fraction(10n ** BigInt(decimals)))
    .add(new Fraction(1, 2))
    .floor();
  const digits = scaled.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A percentage as decimal text for the database; null stays null. */
export const storedPercent = (value: Fraction | null): string | null =>
  value === null ? null : decimalText(value, STORED_DECIMALS);

/** A percentage with 2 decimals. */
export const roundedText = (value: Fraction): string => decimalText(value, 2);

/** SQL: a stored percentage, or a mean of such, with 2 decimals. A half that was stored as a periodic decimal is a half. */
export const shownPercent = (expression: Sql): Sql =>
  sql`round(round(${expression}, ${CERTAIN_DECIMALS}::integer), 2)`;

/** The same for a column. */
export const shownPercentOf = (alias: string, name: string): Sql => shownPercent(column(alias, name));
