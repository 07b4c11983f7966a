import { language } from "./language.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** A way to write numbers, made once for each language. */
function writer(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language()} ${JSON.stringify(options)}`;
  const known = cache.get(key) ?? new Intl.NumberFormat(language(), options);
  cache.set(key, known);
  return known;
}

/** A number as the person's language writes it: with so many decimals at least, and at most. */
export const formatNumber = (value: number, decimals?: number, most = decimals ?? 2): string =>
  writer({ minimumFractionDigits: decimals, maximumFractionDigits: most }).format(value);

/** Days and parts of days, which are exact to four decimals: as many of them as there are. */
export const formatDays = (days: number): string => formatNumber(days, undefined, 4);

/** Days within a sentence: "1 day", "2.5 days". */
export const inDays = (days: number): string => `${formatDays(days)} ${days === 1 ? "day" : "days"}`;

/** The decimals of an amount, whatever its currency: the API holds two. */
const MONEY_DECIMALS = 2;

/** How many decimals a currency is written with: 2 of EUR, 0 of JPY. */
export const decimalsOf = (currency: string): number =>
  writer({ style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? MONEY_DECIMALS;

/**
 * An amount in a currency, always with the currency's decimals: "€0.00", "¥1,250". Decimals that the currency does not
 * have are shown where the amount has them, so that none is hidden.
 * @param most of a price that is more exact than an amount
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

/** How a currency is written beside an amount: "€"; its code where it has no sign. */
export const currencySign = (currency: string): string =>
  writer({ style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** A share of a hundred, with the two decimals that reports have: "33.74%"; a dash where there is none. */
export const formatPercent = (percent: number | null | undefined): string =>
  percent === null || percent === undefined
    ? "–"
    : writer({
        style: "unit",
        unit: "percent",
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(percent);

/** The size of a file: "3 kB", "1.4 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return writer({
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: unit === "kilobyte" ? 0 : 1,
  }).format(bytes === 0 ? 0 : Math.max(1, size));
}
