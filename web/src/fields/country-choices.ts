import { COUNTRY_CODES } from "../api/generated/country-codes.ts";
import { inLanguage } from "../format/language.ts";
import { byName, countryName } from "../format/names.ts";

/** All countries by code, in alphabetical order of their names: "Romania (RO)". */
export const countryChoices = inLanguage(() =>
  COUNTRY_CODES.map((code) => ({ value: code, label: `${countryName(code)} (${code})` })).sort((one, other) =>
    byName(one.label, other.label),
  ),
);
