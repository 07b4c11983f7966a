import { inLanguage } from "./language.ts";

/** The signs with which a language writes numbers. */
export interface Signs {
  /** The thousands separator; a space in many languages. */
  readonly group: string;
  readonly decimal: string;
  readonly minus: string;
  /** The language's own digits, from 0 to 9. */
  readonly digits: readonly string[];
}

/** The signs of the person's language. */
export const signs = inLanguage((language): Signs => {
  const parts = new Intl.NumberFormat(language).formatToParts(-1_234_567.8);
  const found = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  const digit = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    group: found("group") ?? ",",
    decimal: found("decimal") ?? ".",
    minus: found("minusSign") ?? "-",
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
  };
});
