import Fraction from "fraction.js";
import type { ReadInvoice, Terms } from "./business-terms.ts";
import { exact, isNear, sumOf } from "./exact-decimals.ts";

/** A rule of EN 16931-1 or of a profile of it. */
export interface Rule {
  readonly id: string;
  /** What the standard says, in short. */
  readonly says: string;
  readonly holds: (invoice: ReadInvoice) => boolean;
}

const demands = (id: string, term: string, what: string): Rule => ({
  ...{ id, says: `An invoice has ${what} (BT-${term}).` },
  holds: ({ head }) => Boolean(head[term]?.trim()),
});

const eachLine = (id: string, says: string, holds: (line: Terms, invoice: ReadInvoice) => boolean): Rule => ({
  ...{ id, says },
  holds: (invoice) => invoice.lines.every((line) => holds(line, invoice)),
});

const eachTax = (id: string, says: string, holds: (tax: Terms, invoice: ReadInvoice) => boolean): Rule => ({
  ...{ id, says },
  holds: (invoice) => invoice.taxes.every((tax) => holds(tax, invoice)),
});

const equal = (a: Fraction, b: Fraction): boolean => a.equals(b);
const hasDecimals = (amount: string | undefined, most: number): boolean =>
  amount === undefined || new RegExp(`^-?\\d+(\\.\\d{1,${most}})?$`).test(amount);

const presence: readonly Rule[] = [
  demands("BR-01", "24", "a specification identifier"),
  demands("BR-02", "1", "a number"),
  demands("BR-03", "2", "an issue date"),
  demands("BR-04", "3", "a type code"),
  demands("BR-05", "5", "a currency"),
  demands("BR-06", "27", "the name of the seller"),
  demands("BR-07", "44", "the name of the buyer"),
  demands("BR-09", "40", "the country of the seller"),
  demands("BR-11", "55", "the country of the buyer"),
  demands("BR-12", "106", "the sum of the lines"),
  demands("BR-13", "109", "the total without tax"),
  demands("BR-14", "112", "the total with tax"),
  demands("BR-15", "115", "the amount due"),
  { id: "BR-16", says: "An invoice has at least one line.", holds: ({ lines }) => lines.length > 0 },
  eachLine("BR-21", "Each line has an identifier.", (line) => Boolean(line["126"])),
  eachLine("BR-22", "Each line has a quantity.", (line) => Boolean(line["129"])),
  eachLine("BR-23", "Each line has the unit of its quantity.", (line) =>
    /^[A-Z0-9]{2,3}$/.test(line["130"] ?? ""),
  ),
  eachLine("BR-24", "Each line has a net amount.", (line) => Boolean(line["131"])),
  eachLine("BR-25", "Each line has the name of an item.", (line) => Boolean(line["153"]?.trim())),
  eachLine("BR-26", "Each line has a price.", (line) => Boolean(line["146"])),
  eachLine("BR-27", "A price is not negative.", (line) => exact(line["146"]).compare(0) >= 0),
  {
    id: "BR-29",
    says: "The period does not end before it starts.",
    holds: ({ head }) => !head["73"] || !head["74"] || head["74"] >= head["73"],
  },
  eachLine("BR-30", "The period of a line does not end before it starts.", (line) =>
    !line["134"] || !line["135"] ? true : line["135"] >= line["134"],
  ),
  {
    id: "BR-31, BR-32, BR-33",
    says: "A document allowance has an amount, a tax category and a reason.",
    holds: ({ allowances }) =>
      allowances.every(
        (one) => one["92"] && one.category && (one["97"] || one["98"]) && one.indicator === "false",
      ),
  },
  eachLine(
    "BR-41, BR-42",
    "An allowance of a line has a reason.",
    (line) => !line["136"] || Boolean(line["139"]),
  ),
  eachTax("BR-45, BR-46", "A tax breakdown has a taxable amount and a tax.", (tax) =>
    Boolean(tax["116"] && tax["117"]),
  ),
  eachTax("BR-47, BR-48", "A tax breakdown has a category and a percentage.", (tax) =>
    Boolean(tax.category && (tax.percent || tax.category === "O")),
  ),
  {
    id: "BR-49, BR-50, BR-61",
    says: "Payment instructions have a code; a credit transfer has an account.",
    holds: ({ head }) => !["30", "58"].includes(head["81"] ?? "") || Boolean(head["84"]),
  },
  {
    id: "BR-53",
    says: "An accounting currency comes with the tax in it, and is another one.",
    holds: ({ head }) => Boolean(head["6"]) === Boolean(head["111"]) && head["6"] !== head["5"],
  },
  eachLine(
    "BR-54",
    "An attribute of an item has a name and a value.",
    (line) => Boolean(line["160"]) === Boolean(line["161"]),
  ),
  {
    id: "BR-55",
    says: "A preceding invoice has its number.",
    holds: ({ head }) => !head["26"] || Boolean(head["25"]),
  },
  {
    id: "BR-57",
    says: "A delivery address has a country.",
    holds: ({ head }) => !head["77"] || Boolean(head["80"]),
  },
  {
    id: "BR-62, BR-63",
    says: "An electronic address has a scheme.",
    holds: ({ head }) =>
      Boolean(head["34"]) === Boolean(head["34-1"]) && Boolean(head["49"]) === Boolean(head["49-1"]),
  },
];

const conditions: readonly Rule[] = [
  eachLine("BR-CO-04", "Each line has a tax category.", (line) => Boolean(line.category)),
  {
    id: "BR-CO-09",
    says: "VAT numbers begin with the code of a country.",
    holds: ({ head }) => [head["31"], head["48"]].every((number) => !number || /^[A-Z]{2}/.test(number)),
  },
  {
    id: "BR-CO-10",
    says: "BT-106 is the sum of the net amounts of the lines.",
    holds: ({ head, lines }) => equal(exact(head["106"]), sumOf(lines.map((line) => line["131"]))),
  },
  {
    id: "BR-CO-11",
    says: "BT-107 is the sum of the document allowances.",
    holds: ({ head, allowances }) => equal(exact(head["107"]), sumOf(allowances.map((one) => one["92"]))),
  },
  {
    id: "BR-CO-13",
    says: "BT-109 is BT-106 less BT-107.",
    holds: ({ head }) => equal(exact(head["109"]), exact(head["106"]).sub(exact(head["107"]))),
  },
  {
    id: "BR-CO-14",
    says: "BT-110 is the sum of the taxes.",
    holds: ({ head, taxes }) => equal(exact(head["110"]), sumOf(taxes.map((tax) => tax["117"]))),
  },
  {
    id: "BR-CO-15",
    says: "BT-112 is BT-109 and BT-110.",
    holds: ({ head }) => equal(exact(head["112"]), exact(head["109"]).add(exact(head["110"]))),
  },
  {
    id: "BR-CO-16",
    says: "BT-115 is BT-112.",
    holds: ({ head }) => equal(exact(head["115"]), exact(head["112"])),
  },
  eachTax("BR-CO-17", "A tax is base × percentage, within one unit.", (tax) =>
    isNear(exact(tax["117"]), exact(tax["116"]).mul(exact(tax.percent)).div(100), "1.01"),
  ),
  { id: "BR-CO-18", says: "There is a tax breakdown.", holds: ({ taxes }) => taxes.length > 0 },
  {
    id: "BR-CO-25",
    says: "A positive amount due has a due date or terms of payment.",
    holds: ({ head }) => exact(head["115"]).compare(0) <= 0 || Boolean(head["9"] || head["20"]),
  },
  {
    id: "BR-CO-26",
    says: "The seller has an identifier, a registration number or a VAT number.",
    holds: ({ head }) => Boolean(head["29"] || head["30"] || head["31"]),
  },
  {
    id: "BR-DEC-01 to BR-DEC-25",
    says: "Amounts have at most two decimals.",
    holds: ({ head, allowances, taxes, lines }) =>
      [
        ...["106", "107", "109", "110", "111", "112", "115"].map((term) => head[term]),
        ...allowances.map((one) => one["92"]),
        ...taxes.flatMap((tax) => [tax["116"], tax["117"]]),
        ...lines.flatMap((line) => [line["131"], line["136"], line["137"]]),
      ].every((amount) => hasDecimals(amount, 2)),
  },
];

const keyOf = (tax: Terms): string => `${tax.category} ${exact(tax.percent).toFraction()}`;

const taxGroups: readonly Rule[] = [
  {
    id: "BR-S-01, BR-Z-01, BR-E-01, BR-AE-01, BR-IC-01, BR-G-01, BR-O-01",
    says: "There is exactly one breakdown for each category and percentage of lines and allowances.",
    holds: ({ lines, allowances, taxes }) => {
      const used = new Set([...lines, ...allowances].map(keyOf));
      const broken = taxes.map(keyOf);
      return broken.length === new Set(broken).size && [...used].every((key) => broken.includes(key));
    },
  },
  eachTax(
    "BR-S-08, BR-Z-08, BR-E-08, …",
    "A taxable amount is lines less allowances of the group.",
    (tax, { lines, allowances }) => {
      const of = (terms: readonly Terms[], term: string) =>
        sumOf(terms.filter((one) => keyOf(one) === keyOf(tax)).map((one) => one[term]));
      return equal(exact(tax["116"]), of(lines, "131").sub(of(allowances, "92")));
    },
  ),
  eachLine(
    "BR-S-05, BR-Z-05, BR-E-05, …, BR-O-05",
    "Only standard rates have a percentage above 0; O has none.",
    (line) =>
      line.category === "O"
        ? line.percent === undefined
        : exact(line.percent).compare(0) > 0 === (line.category === "S"),
  ),
  eachTax(
    "BR-Z-09, BR-E-09, BR-AE-09, …",
    "Only standard rates are taxed.",
    (tax) => tax.category === "S" || equal(exact(tax["117"]), new Fraction(0)),
  ),
  eachTax(
    "BR-S-10, BR-Z-10",
    "What is taxed has no reason of exemption.",
    (tax) => !["S", "Z"].includes(tax.category ?? "") || !(tax["120"] || tax["121"]),
  ),
  eachTax(
    "BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10",
    "What is not taxed has a reason.",
    (tax) => ["S", "Z"].includes(tax.category ?? "") || Boolean(tax["120"] || tax["121"]),
  ),
  {
    id: "BR-S-02, BR-Z-02, BR-E-02, BR-AE-02",
    says: "A seller that taxes has a VAT number or a tax number.",
    holds: ({ head, lines }) =>
      lines.every((line) => !["S", "Z", "E", "AE"].includes(line.category ?? "")) ||
      Boolean(head["31"] || head["32"]),
  },
  {
    id: "BR-AE-02",
    says: "With reverse charge the buyer has a VAT number or a registration number.",
    holds: ({ head, lines }) =>
      lines.every((line) => line.category !== "AE") || Boolean(head["48"] || head["47"]),
  },
  {
    id: "BR-IC-02, BR-G-02",
    says: "A supply to another member state has both VAT numbers, an export that of the seller.",
    holds: ({ head, lines }) =>
      lines.every(({ category }) =>
        category === "K" ? Boolean(head["31"] && head["48"]) : category !== "G" || Boolean(head["31"]),
      ),
  },
  {
    id: "BR-IC-11, BR-IC-12",
    says: "A supply to another member state has a period and the country of the delivery.",
    holds: ({ head, taxes }) =>
      taxes.every((tax) => tax.category !== "K") || Boolean((head["73"] || head["74"]) && head["80"]),
  },
  {
    id: "BR-O-02",
    says: "What is not subject to tax names no VAT number.",
    holds: ({ head, lines }) => lines.every((line) => line.category !== "O") || !(head["31"] || head["48"]),
  },
  {
    id: "BR-O-11 to BR-O-14",
    says: "What is not subject to tax is alone in its document.",
    holds: ({ taxes, lines, allowances }) =>
      taxes.every((tax) => tax.category !== "O") ||
      (taxes.length === 1 && [...lines, ...allowances].every(({ category }) => category === "O")),
  },
];

const CODES: Readonly<Record<string, readonly string[]>> = {
  "3": ["380", "381"],
  "81": ["30", "58", "97"],
};

const codes: readonly Rule[] = [
  {
    id: "BR-CL-01, BR-CL-16",
    says: "Type codes and means of payment are those of the code lists.",
    holds: ({ head }) =>
      Object.entries(CODES).every(([term, list]) => !head[term] || list.includes(head[term])),
  },
  {
    id: "BR-CL-03, BR-CL-04",
    says: "Currencies are codes of ISO 4217; amounts are in that of the document or of accounting.",
    holds: ({ head, currencies }) =>
      /^[A-Z]{3}$/.test(head["5"] ?? "") && currencies.every((one) => one === head["5"] || one === head["6"]),
  },
  {
    id: "BR-CL-14",
    says: "Countries are codes of ISO 3166-1.",
    holds: ({ head }) =>
      [head["40"], head["55"], head["80"]].every((code) => !code || /^[A-Z]{2}$/.test(code)),
  },
  eachTax("BR-CL-17, BR-CL-18", "Tax categories are those of EN 16931.", (tax) =>
    ["S", "Z", "E", "AE", "K", "G", "O"].includes(tax.category ?? ""),
  ),
  eachTax("BR-CL-22", "Codes of exemption are of the list VATEX and fit the category.", (tax) => {
    const fits: Readonly<Record<string, string>> = { AE: "AE", K: "IC", G: "G", O: "O" };
    return !tax["121"] || tax["121"] === `VATEX-EU-${fits[tax.category ?? ""]}`;
  }),
];

/** The rules of EN 16931-1 that concern what documents of ours contain. */
export const standardRules: readonly Rule[] = [...presence, ...conditions, ...taxGroups, ...codes];
