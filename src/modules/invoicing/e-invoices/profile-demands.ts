import { buyerEndpoint, type Demand, has, sellerEndpoint, standardDemands } from "./demands.ts";
import type { ElectronicDocument } from "./electronic-document.ts";
import type { Profile } from "./profiles.ts";

type Value = string | null | undefined;

const present = (
  rule: string,
  field: string,
  what: string,
  value: (document: ElectronicDocument) => Value,
): Demand => ({ rule, field, what, isMet: (document) => Boolean(value(document)) });

/** The rules of XRechnung, which Peppol repeats under names of its own for parties that are both in Germany. */
const germanDemands = (ruleOf: (number: number) => string): readonly Demand[] => [
  present(ruleOf(1), "workspace.iban", "IBAN of the seller", ({ payment }) => payment?.means),
  present(ruleOf(3), "workspace.address", "city of the seller", ({ seller }) => seller.address.city),
  present(ruleOf(4), "workspace.address", "post code of the seller", ({ seller }) => seller.address.postCode),
  present(
    ruleOf(5),
    "workspace.invoice_contact_name",
    "name of the seller's contact",
    ({ seller }) => seller.contact?.name,
  ),
  present(
    ruleOf(6),
    "workspace.invoice_contact_phone",
    "phone of the seller's contact",
    ({ seller }) => seller.contact?.phone,
  ),
  present(
    ruleOf(7),
    "workspace.invoice_contact_email",
    "email of the seller's contact",
    ({ seller }) => seller.contact?.email,
  ),
  present(ruleOf(8), "client.address", "city of the buyer", ({ buyer }) => buyer.address.city),
  present(ruleOf(9), "client.address", "post code of the buyer", ({ buyer }) => buyer.address.postCode),
  present(ruleOf(15), "client.buyer_reference", "buyer reference", ({ buyerReference }) => buyerReference),
];

const xrechnung: readonly Demand[] = [
  ...germanDemands((number) => `BR-DE-${number}`),
  sellerEndpoint,
  buyerEndpoint,
];

const isGerman = ({ seller, buyer }: ElectronicDocument): boolean =>
  seller.address.country === "DE" && buyer.address.country === "DE";

/** Addresses of the Peppol network have schemes of ISO 6523, which are numbers. */
const networkScheme = (side: "seller" | "buyer"): Demand => ({
  rule: "PEPPOL-EN16931-CL008",
  field: `${side === "seller" ? "workspace" : "client"}.electronic_address_scheme`,
  what: `electronic address of the ${side} in the Peppol network`,
  isMet: (document) => document[side].endpoint === null || /^\d/.test(document[side].endpoint.scheme),
});

const peppol: readonly Demand[] = [
  present(
    "PEPPOL-EN16931-R003",
    "client.buyer_reference",
    "buyer reference or order number",
    ({ buyerReference, orderReference }) => buyerReference ?? orderReference,
  ),
  sellerEndpoint,
  buyerEndpoint,
  networkScheme("seller"),
  networkScheme("buyer"),
  ...germanDemands((number) => `DE-R-${String(number).padStart(3, "0")}`).map((demand) => ({
    ...demand,
    isMet: (document: ElectronicDocument) => !isGerman(document) || demand.isMet(document),
  })),
];

const longest = (
  rule: string,
  most: number,
  field: string,
  what: string,
  value: (document: ElectronicDocument) => Value,
): Demand => ({
  ...{ rule, field, what: `${what} of at most ${most} characters` },
  isMet: (document) => (value(document) ?? "").length <= most,
});

const romanian: readonly Demand[] = (["seller", "buyer"] as const).flatMap((side) => {
  const from = side === "seller" ? "workspace" : "client";
  const of = `of the ${side}`;
  const isRomanian = (document: ElectronicDocument) => document[side].address.country === "RO";
  return [
    present("BR-RO-080", `${from}.address`, `street ${of}`, (document) => document[side].address.street),
    {
      ...{ rule: "BR-RO-100", field: `${from}.address`, what: `sector of Bucharest ${of}, such as Sector 3` },
      isMet: (document) =>
        document[side].address.subdivision !== "RO-B" || document[side].address.city !== null,
    },
    {
      ...{ rule: "BR-RO-090", field: `${from}.address`, what: `city ${of}` },
      isMet: (document) =>
        document[side].address.subdivision === "RO-B" || document[side].address.city !== null,
    },
    {
      ...{ rule: side === "seller" ? "BR-RO-110" : "BR-RO-111", field: `${from}.address` },
      what: `county ${of}, such as Cluj or RO-CJ`,
      isMet: (document) => !isRomanian(document) || document[side].address.subdivision !== null,
    },
    longest(
      "BR-RO-L200",
      200,
      from === "client" ? "client.legal_name" : "workspace.legal_name",
      `name ${of}`,
      (one) => one[side].name,
    ),
    longest("BR-RO-L150", 150, `${from}.address`, `street ${of}`, (one) => one[side].address.street),
    longest("BR-RO-L050", 50, `${from}.address`, `city ${of}`, (one) => one[side].address.city),
    longest("BR-RO-L020", 20, `${from}.address`, `post code ${of}`, (one) => one[side].address.postCode),
  ] satisfies Demand[];
});

const ciusRo: readonly Demand[] = [
  {
    ...{ rule: "BR-RO-010", field: "invoice.number", what: "a number with a digit" },
    isMet: ({ number }) => /\d/.test(number),
  },
  {
    ...{ rule: "BR-RO-030", field: "workspace.base_currency", what: "tax in RON" },
    isMet: ({ currency, accounting }) => currency === "RON" || accounting?.currency === "RON",
  },
  ...romanian,
  {
    ...{
      rule: "BR-RO-120",
      field: "client.vat_number",
      what: "VAT number or registration number of the buyer",
    },
    isMet: (document) =>
      has(document, "O") || document.buyer.vatNumber !== null || document.buyer.registrationNumber !== null,
  },
  longest("BR-RO-L030", 30, "invoice.number", "a number", ({ number }) => number),
  longest("BR-RO-L030", 30, "invoice.reference", "an order number", ({ orderReference }) => orderReference),
  longest(
    "BR-RO-L100",
    100,
    "workspace.invoice_contact_email",
    "email of the seller's contact",
    ({ seller }) => seller.contact?.email,
  ),
  longest(
    "BR-RO-L100",
    100,
    "invoice.tax_summary",
    "reasons of exemption",
    ({ taxes }) =>
      taxes.map(({ exemptionReason }) => exemptionReason ?? "").toSorted((a, b) => b.length - a.length)[0],
  ),
];

const ofProfile: Readonly<Record<Profile, readonly Demand[]>> = {
  en16931: [],
  xrechnung,
  "peppol-bis-3": peppol,
  "cius-ro": ciusRo,
};

/** What a document lacks that the profile demands, in the order of the rules. */
export const unmetDemands = (document: ElectronicDocument, profile: Profile): Demand[] =>
  [...standardDemands, ...ofProfile[profile]].filter((demand) => !demand.isMet(document));
