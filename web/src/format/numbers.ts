import { plural } from "../messages/t.ts";
import { language } from "./language.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** A number format, created once for each language. */
function writer(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language()} ${JSON.stringify(options)}`;
  const known = cache.get(key) ?? new Intl.NumberFormat(language(), options);
  cache.set(key, known);
  return known;
}

/** A number as the person's language writes it, with a minimum and a maximum of decimals. */
export const formatNumber = (value: number, decimals?: number, most = decimals ?? 2): string =>
  writer({ minimumFractionDigits: decimals, maximumFractionDigits: most }).format(value);

/** Days, which are exact to four decimals, without trailing zeros. */
export const formatDays = (days: number): string => formatNumber(days, undefined, 4);

/** Days within a sentence: "1 day", "2.5 days". */
export const inDays = (days: number): string => plural(days, "{0} day", "{0} days", formatDays(days));

/** The number of decimals in which the API holds amounts of any currency. */
const MONEY_DECIMALS = 2;

/** The number of decimals with which a currency is written: 2 for EUR, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  writer({ style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? MONEY_DECIMALS;

/**
 * An amount in a currency, always with the currency's decimals: "€0.00", "¥1,250". Decimals that the currency does not
 * have are shown where the amount has them, so that nothing is hidden.
 * @param most the maximum number of decimals, for prices that are more exact than amounts
 */
export function formatMoney(amount: number, currency: string, most = MONEY_DECIMALS): string {
  const decimals = decimalsOf(currency);
  return writer({
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, most),
  }).format(amount);
}

/** The symbol of a currency beside an amount: "€"; its code if it has no symbol. */
export const currencySign = (currency: string): string =>
  writer({ style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** A percentage with two decimals, as in reports: "33.74%", or with another number of them; a dash if there is none. */
export const formatPercent = (percent: number | null | undefined, decimals = 2): string =>
  percent === null || percent === undefined
    ? "–"
    : writer({
        style: "unit",
        unit: "percent",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(percent);

/** A file size: "3 kB", "1.4 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return writer({
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: unit === "kilobyte" ? 0 : 1,
  }).format(bytes === 0 ? 0 : Math.max(1, size));
}
