import { SaidValue } from "./said-value.ts";

/** An amount with its currency, in the format of the language: `1,042.60 EUR`, `1.042,60 EUR`. */
export class SaidAmount extends SaidValue {
  readonly #amount: string;
  readonly #currency: string;

  /** @param amount a decimal such as `1042.6` @param currency an ISO 4217 code */
  constructor(amount: string, currency: string) {
    super(written("en-GB", amount, currency));
    this.#amount = amount;
    this.#currency = currency;
  }

  /** The amount in a language. */
  in(language: string): string {
    return written(language, this.#amount, this.#currency);
  }
}

function written(language: string, amount: string, currency: string): string {
  const { maximumFractionDigits: digits } = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
  }).resolvedOptions();
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // A decimal text is formatted digit by digit, and never becomes a binary number.
  return `${format.format(amount as Intl.StringNumericLiteral)} ${currency}`;
}
