import { createRequire } from "node:module";
import { type Document, type Node, parseXmlDocument } from "slimdom";

type Evaluate<Result> = (
  path: string,
  from: Node,
  domFacade: null,
  variables: null,
  options?: { readonly namespaceResolver: (prefix: string) => string | null },
) => Result;

// The types of the library would bring those of browsers into every test, so these are our own.
const { evaluateXPathToNodes, evaluateXPathToString } = createRequire(import.meta.url)("fontoxpath") as {
  readonly evaluateXPathToNodes: Evaluate<Node[]>;
  readonly evaluateXPathToString: Evaluate<string>;
};

/** The values of business terms (`BT-1`) by their number; a term that is absent is missing here too. */
export type Terms = Readonly<Record<string, string>>;

/** An electronic invoice, read back in the business terms of EN 16931, whatever its syntax. */
export interface ReadInvoice {
  readonly syntax: "ubl" | "cii";
  /** The terms that occur once. */
  readonly head: Terms;
  /** BG-20 */
  readonly allowances: readonly Terms[];
  /** BG-23 */
  readonly taxes: readonly Terms[];
  /** BG-25 */
  readonly lines: readonly Terms[];
  /** BG-1 */
  readonly notes: readonly string[];
  /** The currencies that amounts name. */
  readonly currencies: readonly string[];
  /** The names of empty elements, except for the one that the schema of CII demands even if it is empty. */
  readonly emptyElements: readonly string[];
}

type Paths = Readonly<Record<string, string>>;

const NAMESPACES: Readonly<Record<string, string>> = {
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  qdt: "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};
const namespaceResolver = (prefix: string): string | null => NAMESPACES[prefix] ?? null;

const ublParty = (
  root: string,
  [name, id, registration, vat, tax, endpoint, street, city, zip, state, country]: string[],
): Paths => ({
  [name!]: `${root}/cac:PartyLegalEntity/cbc:RegistrationName`,
  [id!]: `${root}/cac:PartyIdentification/cbc:ID`,
  [registration!]: `${root}/cac:PartyLegalEntity/cbc:CompanyID`,
  [vat!]: `${root}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID`,
  [tax!]: `${root}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID != 'VAT']/cbc:CompanyID`,
  [endpoint!]: `${root}/cbc:EndpointID`,
  [`${endpoint}-1`]: `${root}/cbc:EndpointID/@schemeID`,
  [street!]: `${root}/cac:PostalAddress/cbc:StreetName`,
  [city!]: `${root}/cac:PostalAddress/cbc:CityName`,
  [zip!]: `${root}/cac:PostalAddress/cbc:PostalZone`,
  [state!]: `${root}/cac:PostalAddress/cbc:CountrySubentity`,
  [country!]: `${root}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
});

const ciiParty = (
  root: string,
  [name, id, registration, vat, tax, endpoint, street, city, zip, state, country]: string[],
): Paths => ({
  [name!]: `${root}/ram:Name`,
  [id!]: `${root}/ram:ID`,
  [registration!]: `${root}/ram:SpecifiedLegalOrganization/ram:ID`,
  [vat!]: `${root}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
  [tax!]: `${root}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'FC']`,
  [endpoint!]: `${root}/ram:URIUniversalCommunication/ram:URIID`,
  [`${endpoint}-1`]: `${root}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
  [street!]: `${root}/ram:PostalTradeAddress/ram:LineOne`,
  [city!]: `${root}/ram:PostalTradeAddress/ram:CityName`,
  [zip!]: `${root}/ram:PostalTradeAddress/ram:PostcodeCode`,
  [state!]: `${root}/ram:PostalTradeAddress/ram:CountrySubDivisionName`,
  [country!]: `${root}/ram:PostalTradeAddress/ram:CountryID`,
});

const SELLER = ["27", "29", "30", "31", "32", "34", "35", "37", "38", "39", "40"];
const BUYER = ["44", "46", "47", "48", "48x", "49", "50", "52", "53", "54", "55"];

const UBL_HEAD: Paths = {
  "1": "/*/cbc:ID",
  "2": "/*/cbc:IssueDate",
  "3": "/*/(cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode)",
  "5": "/*/cbc:DocumentCurrencyCode",
  "6": "/*/cbc:TaxCurrencyCode",
  "9": "/*/cbc:DueDate",
  "10": "/*/cbc:BuyerReference",
  "13": "/*/cac:OrderReference/cbc:ID",
  "20": "/*/cac:PaymentTerms/cbc:Note",
  "23": "/*/cbc:ProfileID",
  "24": "/*/cbc:CustomizationID",
  "25": "/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID",
  "26": "/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate",
  ...ublParty("/*/cac:AccountingSupplierParty/cac:Party", SELLER),
  "41": "/*/cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Name",
  "42": "/*/cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telephone",
  "43": "/*/cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail",
  ...ublParty("/*/cac:AccountingCustomerParty/cac:Party", BUYER),
  "73": "/*/cac:InvoicePeriod/cbc:StartDate",
  "74": "/*/cac:InvoicePeriod/cbc:EndDate",
  "75": "/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:StreetName",
  "77": "/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName",
  "78": "/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:PostalZone",
  "80": "/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode",
  "81": "/*/cac:PaymentMeans/cbc:PaymentMeansCode",
  "83": "/*/cac:PaymentMeans/cbc:PaymentID",
  "84": "/*/cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID",
  "106": "/*/cac:LegalMonetaryTotal/cbc:LineExtensionAmount",
  "107": "/*/cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount",
  "109": "/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount",
  "110": "/*/cac:TaxTotal[cac:TaxSubtotal]/cbc:TaxAmount",
  "111": "/*/cac:TaxTotal[not(cac:TaxSubtotal)]/cbc:TaxAmount",
  "112": "/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount",
  "115": "/*/cac:LegalMonetaryTotal/cbc:PayableAmount",
};

const ublTax = (root: string): Paths => ({ category: `${root}/cbc:ID`, percent: `${root}/cbc:Percent` });

const UBL = {
  head: UBL_HEAD,
  allowance: "/*/cac:AllowanceCharge",
  allowanceTerms: {
    "92": "cbc:Amount",
    "97": "cbc:AllowanceChargeReason",
    "98": "cbc:AllowanceChargeReasonCode",
    indicator: "cbc:ChargeIndicator",
    ...ublTax("cac:TaxCategory"),
  },
  tax: "/*/cac:TaxTotal/cac:TaxSubtotal",
  taxTerms: {
    "116": "cbc:TaxableAmount",
    "117": "cbc:TaxAmount",
    "120": "cac:TaxCategory/cbc:TaxExemptionReason",
    "121": "cac:TaxCategory/cbc:TaxExemptionReasonCode",
    ...ublTax("cac:TaxCategory"),
  },
  line: "/*/(cac:InvoiceLine | cac:CreditNoteLine)",
  lineTerms: {
    "126": "cbc:ID",
    "129": "cbc:InvoicedQuantity | cbc:CreditedQuantity",
    "130": "(cbc:InvoicedQuantity | cbc:CreditedQuantity)/@unitCode",
    "131": "cbc:LineExtensionAmount",
    "134": "cac:InvoicePeriod/cbc:StartDate",
    "135": "cac:InvoicePeriod/cbc:EndDate",
    "136": "cac:AllowanceCharge/cbc:Amount",
    "137": "cac:AllowanceCharge/cbc:BaseAmount",
    "138": "cac:AllowanceCharge/cbc:MultiplierFactorNumeric",
    "139": "cac:AllowanceCharge/cbc:AllowanceChargeReason",
    "146": "cac:Price/cbc:PriceAmount",
    "149": "cac:Price/cbc:BaseQuantity",
    "150": "cac:Price/cbc:BaseQuantity/@unitCode",
    "153": "cac:Item/cbc:Name",
    "154": "cac:Item/cbc:Description",
    "160": "cac:Item/cac:AdditionalItemProperty/cbc:Name",
    "161": "cac:Item/cac:AdditionalItemProperty/cbc:Value",
    ...ublTax("cac:Item/cac:ClassifiedTaxCategory"),
  },
  note: "/*/cbc:Note",
} as const;

const TRADE = "/*/rsm:SupplyChainTradeTransaction";
const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const SUMMATION = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const SHIP_TO = `${TRADE}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:PostalTradeAddress`;
const CONTACT = `${AGREEMENT}/ram:SellerTradeParty/ram:DefinedTradeContact`;

const ciiTax = (root: string): Paths => ({
  category: `${root}ram:CategoryCode`,
  percent: `${root}ram:RateApplicablePercent`,
});

const CII = {
  head: {
    "1": "/*/rsm:ExchangedDocument/ram:ID",
    "2": "/*/rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString",
    "3": "/*/rsm:ExchangedDocument/ram:TypeCode",
    "5": `${SETTLEMENT}/ram:InvoiceCurrencyCode`,
    "6": `${SETTLEMENT}/ram:TaxCurrencyCode`,
    "9": `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`,
    "10": `${AGREEMENT}/ram:BuyerReference`,
    "13": `${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
    "20": `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:Description`,
    "23": "/*/rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID",
    "24": "/*/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
    "25": `${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
    "26": `${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString`,
    ...ciiParty(`${AGREEMENT}/ram:SellerTradeParty`, SELLER),
    "41": `${CONTACT}/ram:PersonName`,
    "42": `${CONTACT}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
    "43": `${CONTACT}/ram:EmailURIUniversalCommunication/ram:URIID`,
    ...ciiParty(`${AGREEMENT}/ram:BuyerTradeParty`, BUYER),
    "73": `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString`,
    "74": `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString`,
    "75": `${SHIP_TO}/ram:LineOne`,
    "77": `${SHIP_TO}/ram:CityName`,
    "78": `${SHIP_TO}/ram:PostcodeCode`,
    "80": `${SHIP_TO}/ram:CountryID`,
    "81": `${MEANS}/ram:TypeCode`,
    "83": `${SETTLEMENT}/ram:PaymentReference`,
    "84": `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
    "106": `${SUMMATION}/ram:LineTotalAmount`,
    "107": `${SUMMATION}/ram:AllowanceTotalAmount`,
    "109": `${SUMMATION}/ram:TaxBasisTotalAmount`,
    "110": `${SUMMATION}/ram:TaxTotalAmount[@currencyID = ${SETTLEMENT}/ram:InvoiceCurrencyCode]`,
    "111": `${SUMMATION}/ram:TaxTotalAmount[@currencyID = ${SETTLEMENT}/ram:TaxCurrencyCode]`,
    "112": `${SUMMATION}/ram:GrandTotalAmount`,
    "115": `${SUMMATION}/ram:DuePayableAmount`,
  } as Paths,
  allowance: `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`,
  allowanceTerms: {
    "92": "ram:ActualAmount",
    "97": "ram:Reason",
    "98": "ram:ReasonCode",
    indicator: "ram:ChargeIndicator/udt:Indicator",
    ...ciiTax("ram:CategoryTradeTax/"),
  },
  tax: `${SETTLEMENT}/ram:ApplicableTradeTax`,
  taxTerms: {
    "116": "ram:BasisAmount",
    "117": "ram:CalculatedAmount",
    "120": "ram:ExemptionReason",
    "121": "ram:ExemptionReasonCode",
    ...ciiTax(""),
  },
  line: `${TRADE}/ram:IncludedSupplyChainTradeLineItem`,
  lineTerms: {
    "126": "ram:AssociatedDocumentLineDocument/ram:LineID",
    "129": "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity",
    "130": "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode",
    "131":
      "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount",
    "134": "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString",
    "135": "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString",
    "136": "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount",
    "137": "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:BasisAmount",
    "138": "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:CalculationPercent",
    "139": "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:Reason",
    "146": "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount",
    "149": "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity",
    "150": "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity/@unitCode",
    "153": "ram:SpecifiedTradeProduct/ram:Name",
    "154": "ram:SpecifiedTradeProduct/ram:Description",
    "160": "ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Description",
    "161": "ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Value",
    ...ciiTax("ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/"),
  },
  note: "/*/rsm:ExchangedDocument/ram:IncludedNote/ram:Content",
} as const;

const nodes = (path: string, from: Node): Node[] =>
  evaluateXPathToNodes(path, from, null, null, { namespaceResolver });

/** The first value of each path; days of CII are written as those of UBL. */
function termsOf(paths: Paths, from: Node): Terms {
  const found: Record<string, string> = {};
  for (const [term, path] of Object.entries(paths)) {
    const [first] = nodes(path, from);
    if (!first) continue;
    const value = evaluateXPathToString("string(.)", first, null, null);
    found[term] = /DateTimeString/.test(path) ? value.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") : value;
  }
  return found;
}

/** Reads an electronic invoice by XPath. @throws if the text is not well-formed XML */
export function readInvoice(xml: string): ReadInvoice {
  const document: Document = parseXmlDocument(xml);
  const syntax = document.documentElement!.localName === "CrossIndustryInvoice" ? "cii" : "ubl";
  const paths = syntax === "ubl" ? UBL : CII;
  const texts = (path: string) =>
    nodes(path, document).map((node) => evaluateXPathToString("string(.)", node, null, null));
  return {
    syntax,
    head: termsOf(paths.head, document),
    allowances: nodes(paths.allowance, document).map((node) => termsOf(paths.allowanceTerms, node)),
    taxes: nodes(paths.tax, document).map((node) => termsOf(paths.taxTerms, node)),
    lines: nodes(paths.line, document).map((node) => termsOf(paths.lineTerms, node)),
    notes: texts(paths.note),
    currencies: [...new Set(texts("//@currencyID"))],
    emptyElements: nodes(
      "//*[not(*) and normalize-space(.) = ''][not(self::ram:ApplicableHeaderTradeDelivery)]",
      document,
    ).map((node) => node.nodeName),
  };
}
