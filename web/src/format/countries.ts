import { COUNTRY_CODES } from "../api/generated/country-codes.ts";

const names = new Intl.DisplayNames(undefined, { type: "region" });

/** The name of a country: "Romania" of RO. What is no code is called as it is written. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** Every country by its code, in the order of their names. */
export const countryChoices: readonly { readonly value: string; readonly label: string }[] =
  COUNTRY_CODES.map((code) => ({ value: code, label: `${countryName(code)} (${code})` })).sort((one, other) =>
    one.label.localeCompare(other.label),
  );
