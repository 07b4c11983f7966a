/** A number as the browser's language writes it: with so many decimals at least, and at most. */
export const formatNumber = (value: number, decimals?: number, most = decimals ?? 2): string =>
  new Intl.NumberFormat(undefined, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: most,
  }).format(value);

/** Days and parts of days, which are exact to four decimals: as many of them as there are. */
export const formatDays = (days: number): string => formatNumber(days, undefined, 4);

/** An amount in a currency; without decimals where there are none. */
export function formatMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(undefined, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** An amount in a column: always with its currency's decimals, so that they stand below each other. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: "currency", currency }).format(amount);

/** A share of a hundred as reports have it: "33.74 %"; a dash where there is none. */
export const formatPercent = (percent: number | null | undefined): string =>
  percent === null || percent === undefined ? "–" : `${formatNumber(percent, 2)} %`;
