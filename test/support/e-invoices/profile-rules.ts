import type { ReadInvoice } from "./business-terms.ts";
import { exact, isNear } from "./exact-decimals.ts";
import type { Rule } from "./standard-rules.ts";

const demands = (id: string, term: string, what: string): Rule => ({
  ...{ id, says: `An invoice has ${what} (BT-${term}).` },
  holds: ({ head }) => Boolean(head[term]?.trim()),
});

const specified = (id: string, specification: string): Rule => ({
  ...{ id, says: `BT-24 is ${specification}.` },
  holds: ({ head }) => head["24"] === specification,
});

/** Rules that Peppol BIS Billing 3.0 and XRechnung 3.0 have in common. */
const network: readonly Rule[] = [
  {
    id: "PEPPOL-EN16931-R001",
    says: "BT-23 is the billing process.",
    holds: ({ head }) => head["23"] === "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  },
  {
    id: "PEPPOL-EN16931-R002",
    says: "There is at most one note.",
    holds: ({ notes }) => notes.length <= 1,
  },
  {
    id: "PEPPOL-EN16931-R008",
    says: "No element is empty.",
    holds: ({ emptyElements }) => emptyElements.length === 0,
  },
  demands("PEPPOL-EN16931-R010", "49", "the electronic address of the buyer"),
  demands("PEPPOL-EN16931-R020", "34", "the electronic address of the seller"),
  {
    id: "PEPPOL-EN16931-R040",
    says: "An allowance of a line is its base × its percentage.",
    holds: ({ lines }) =>
      lines.every((line) =>
        line["138"]
          ? isNear(exact(line["136"]), exact(line["137"]).mul(exact(line["138"])).div(100), "0.0201")
          : true,
      ),
  },
  {
    id: "PEPPOL-EN16931-R055",
    says: "The tax in the accounting currency has the sign of the tax.",
    holds: ({ head }) => !head["111"] || exact(head["110"]).mul(exact(head["111"])).compare(0) >= 0,
  },
  {
    id: "PEPPOL-EN16931-R110, PEPPOL-EN16931-R111",
    says: "Periods of lines are within the period of the document.",
    holds: ({ head, lines }) =>
      lines.every(
        (line) =>
          (!line["134"] || (head["73"] ?? "9") <= line["134"]) &&
          (!line["135"] || (head["74"] ?? "") >= line["135"]),
      ),
  },
  {
    id: "PEPPOL-EN16931-R120",
    says: "A net amount is quantity × price less the allowance.",
    holds: ({ lines }) =>
      lines.every((line) => {
        const price = exact(line["146"]).div(exact(line["149"] ?? "1"));
        return isNear(exact(line["131"]), exact(line["129"]).mul(price).sub(exact(line["136"])), "0.0201");
      }),
  },
  {
    id: "PEPPOL-EN16931-R121, PEPPOL-EN16931-R130",
    says: "The quantity of a price is positive and in the unit of the line.",
    holds: ({ lines }) =>
      lines.every(
        (line) => !line["149"] || (exact(line["149"]).compare(0) > 0 && line["150"] === line["130"]),
      ),
  },
];

const german: readonly Rule[] = [
  demands("BR-DE-1", "81", "payment instructions"),
  demands("BR-DE-3", "37", "the city of the seller"),
  demands("BR-DE-4", "38", "the post code of the seller"),
  demands("BR-DE-5", "41", "the name of a contact"),
  demands("BR-DE-6", "42", "the phone of the contact"),
  demands("BR-DE-7", "43", "the email of the contact"),
  demands("BR-DE-8", "52", "the city of the buyer"),
  demands("BR-DE-9", "53", "the post code of the buyer"),
  {
    id: "BR-DE-10, BR-DE-11",
    says: "A delivery address has a city and a post code.",
    holds: ({ head }) => !head["80"] || Boolean(head["77"] && head["78"]),
  },
  {
    id: "BR-DE-14",
    says: "Every tax has a percentage.",
    holds: ({ taxes }) => taxes.every((tax) => Boolean(tax.percent)),
  },
  demands("BR-DE-15", "10", "a buyer reference"),
  {
    id: "BR-DE-18",
    says: "No line of the terms begins with #.",
    holds: ({ head }) => !/^#/m.test(head["20"] ?? ""),
  },
];

const ofSide = (id: string, what: string, terms: readonly [string, string]): readonly Rule[] =>
  terms.map((term, index) => demands(id, term, `${what} of the ${index === 0 ? "seller" : "buyer"}`));

const atMost = (
  id: string,
  most: number,
  what: string,
  of: (invoice: ReadInvoice) => readonly (string | undefined)[],
): Rule => ({
  ...{ id, says: `${what} has at most ${most} characters.` },
  holds: (invoice) => of(invoice).every((text) => (text ?? "").replace(/\s+/g, " ").trim().length <= most),
});

const COUNTIES =
  "AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM TR VL VN VS".split(
    " ",
  );

const romanian: readonly Rule[] = [
  { id: "BR-RO-010", says: "The number has a digit.", holds: ({ head }) => /\d/.test(head["1"] ?? "") },
  {
    id: "BR-RO-030",
    says: "Tax is accounted for in RON.",
    holds: ({ head }) => head["5"] === "RON" || head["6"] === "RON",
  },
  {
    id: "BR-RO-065, BR-RO-120",
    says: "Seller and buyer have a number.",
    holds: ({ head, taxes }) =>
      taxes.every((tax) => tax.category === "O") ||
      Boolean((head["31"] || head["32"]) && (head["47"] || head["48"])),
  },
  ...ofSide("BR-RO-080", "the street", ["35", "50"]),
  ...ofSide("BR-RO-090", "the city", ["37", "52"]),
  {
    id: "BR-RO-100",
    says: "A city in Bucharest is a sector.",
    holds: ({ head }) =>
      (
        [
          ["39", "37"],
          ["54", "52"],
        ] as const
      ).every(([state, city]) => head[state] !== "RO-B" || /^SECTOR[1-6]$/.test(head[city] ?? "")),
  },
  {
    id: "BR-RO-110, BR-RO-111",
    says: "A Romanian address has the code of a county.",
    holds: ({ head }) =>
      (
        [
          ["40", "39"],
          ["55", "54"],
        ] as const
      ).every(
        ([country, state]) =>
          head[country] !== "RO" || COUNTIES.includes((head[state] ?? "").replace(/^RO-/, "")),
      ),
  },
  { id: "BR-RO-A020", says: "There are at most 20 notes.", holds: ({ notes }) => notes.length <= 20 },
  atMost("BR-RO-L020", 20, "A post code", ({ head }) => [head["38"], head["53"]]),
  atMost("BR-RO-L030", 30, "A number", ({ head }) => [head["1"], head["13"], head["25"]]),
  atMost("BR-RO-L050", 50, "A city", ({ head }) => [head["37"], head["52"]]),
  atMost("BR-RO-L100", 100, "A short text", ({ head, lines, taxes }) => [
    ...["41", "42", "43"].map((term) => head[term]),
    ...lines.map((line) => line["153"]),
    ...taxes.map((tax) => tax["120"]),
  ]),
  atMost("BR-RO-L150", 150, "A street", ({ head }) => [head["35"], head["50"]]),
  atMost("BR-RO-L200", 200, "A name or a description", ({ head, lines }) => [
    head["27"],
    head["44"],
    ...lines.map((line) => line["154"]),
  ]),
  atMost("BR-RO-L300", 300, "A note", ({ notes }) => notes),
];

/** The rules that a profile has beside those of EN 16931. */
export const profileRules: Readonly<Record<string, readonly Rule[]>> = {
  en16931: [specified("BR-01", "urn:cen.eu:en16931:2017")],
  xrechnung: [
    specified("BR-DE-21", "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"),
    ...network,
    ...german,
  ],
  "peppol-bis-3": [
    specified(
      "PEPPOL-EN16931-R004",
      "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    ),
    ...network,
    {
      id: "PEPPOL-EN16931-R003",
      says: "There is a buyer reference or an order number.",
      holds: ({ head }) => Boolean(head["10"] || head["13"]),
    },
    {
      id: "PEPPOL-EN16931-CL008",
      says: "Electronic addresses have schemes of the network.",
      holds: ({ head }) => [head["34-1"], head["49-1"]].every((scheme) => /^\d{4}$/.test(scheme ?? "")),
    },
  ],
  "cius-ro": [
    specified("BR-RO-001", "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1"),
    ...romanian,
  ],
};
