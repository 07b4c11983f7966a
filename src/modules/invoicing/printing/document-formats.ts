/** How a document writes dates, numbers and countries in the language of its reader. */
export interface DocumentFormats {
  /** A day, from `YYYY-MM-DD`. */
  date(day: string): string;
  /** An amount with two decimals, from decimal text or a number. */
  amount(value: string | number): string;
  /** A quantity or percentage without trailing zeros. */
  number(value: string | number): string;
  /** The name of a country, from its ISO 3166-1 code. */
  country(code: string): string;
}

/** The formats of a BCP 47 locale. Decimal text is never converted to a binary number. */
export function formatsOf(locale: string): DocumentFormats {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return {
    date: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
    amount: (value) => amounts.format(value as Intl.StringNumericLiteral),
    number: (value) => numbers.format(value as Intl.StringNumericLiteral),
    country: (code) => countries.of(code) ?? code,
  };
}
