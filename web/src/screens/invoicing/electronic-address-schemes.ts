import { countryNameOfPage } from "../../format/names.ts";
import { t } from "../../messages/t.ts";

/** The names of the schemes by their codes, with the country that has the scheme. */
const SCHEMES: Readonly<Record<string, readonly [name: string, country?: string]>> = {
  "0002": ["SIRENE", "FR"],
  "0007": ["Organisationsnummer", "SE"],
  "0009": ["SIRET", "FR"],
  "0060": [t("D-U-N-S number")],
  "0088": ["GLN (GS1)"],
  "0106": [t("KvK number"), "NL"],
  "0184": [t("CVR number"), "DK"],
  "0190": ["OIN", "NL"],
  "0191": [t("Registry code"), "EE"],
  "0192": ["Organisasjonsnummer", "NO"],
  "0196": ["Kennitala", "IS"],
  "0199": ["LEI"],
  "0200": [t("Legal entity code"), "LT"],
  "0201": ["Codice ufficio iPA", "IT"],
  "0204": ["Leitweg-ID", "DE"],
  "0208": [t("Enterprise number"), "BE"],
  "0211": ["Partita IVA", "IT"],
  "0216": ["OVT", "FI"],
  "0218": [t("Registration number"), "LV"],
  "9910": [t("VAT number"), "HU"],
  "9914": [t("VAT number"), "AT"],
  "9920": [t("VAT number"), "ES"],
  "9925": [t("VAT number"), "BE"],
  "9926": [t("VAT number"), "BG"],
  "9927": [t("VAT number"), "CH"],
  "9928": [t("VAT number"), "CY"],
  "9929": [t("VAT number"), "CZ"],
  "9930": [t("VAT number"), "DE"],
  "9931": [t("VAT number"), "EE"],
  "9932": [t("VAT number"), "GB"],
  "9933": [t("VAT number"), "GR"],
  "9934": [t("VAT number"), "HR"],
  "9935": [t("VAT number"), "IE"],
  "9937": [t("VAT number"), "LT"],
  "9938": [t("VAT number"), "LU"],
  "9939": [t("VAT number"), "LV"],
  "9943": [t("VAT number"), "MT"],
  "9944": [t("VAT number"), "NL"],
  "9945": [t("VAT number"), "PL"],
  "9946": [t("VAT number"), "PT"],
  "9947": [t("VAT number"), "RO"],
  "9949": [t("VAT number"), "SI"],
  "9950": [t("VAT number"), "SK"],
  "9957": [t("VAT number"), "FR"],
  EM: [t("Email")],
};

/** The schemes of electronic addresses that people meet most, in words; the others are shown by their code. */
export const SCHEME_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SCHEMES).map(([code, [name, country]]) => [
    code,
    country === undefined ? `${code} – ${name}` : `${code} – ${name} (${countryNameOfPage(country)})`,
  ]),
);
