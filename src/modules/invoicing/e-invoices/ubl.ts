import type {
  DocumentAllowance,
  ElectronicDocument,
  ElectronicLine,
  ElectronicTax,
  PaymentInstructions,
  Period,
  TaxBreakdown,
} from "./electronic-document.ts";
import type { ProfileTerms } from "./profiles.ts";
import { addressOf, partyOf } from "./ubl-party.ts";
import { type Elements, xmlDocument } from "./xml.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
/** The code of UNTDID 5189 for a discount. */
const DISCOUNT = "95";

/** The document as UBL 2.1: an `Invoice` or a `CreditNote`. The order of the elements is that of the schema. */
export function ublOf(document: ElectronicDocument, profile: ProfileTerms): string {
  const isInvoice = document.type === "invoice";
  const root = isInvoice ? "Invoice" : "CreditNote";
  const money = (amount: string): Elements => ({ "@currencyID": document.currency, "#": amount });
  return xmlDocument({
    [root]: {
      "@xmlns": `${UBL}:${root}-2`,
      "@xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
      "@xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
      "cbc:CustomizationID": profile.specification,
      "cbc:ProfileID": profile.process,
      "cbc:ID": document.number,
      "cbc:IssueDate": document.issueDate,
      ...(isInvoice
        ? { "cbc:DueDate": document.dueDate, "cbc:InvoiceTypeCode": "380" }
        : { "cbc:CreditNoteTypeCode": "381" }),
      "cbc:Note": document.notes,
      "cbc:DocumentCurrencyCode": document.currency,
      "cbc:TaxCurrencyCode": document.accounting?.currency ?? null,
      "cbc:BuyerReference": document.buyerReference,
      "cac:InvoicePeriod": periodOf(document.period),
      "cac:OrderReference": document.orderReference && { "cbc:ID": document.orderReference },
      "cac:BillingReference": document.preceding && {
        "cac:InvoiceDocumentReference": {
          "cbc:ID": document.preceding.number,
          "cbc:IssueDate": document.preceding.issueDate,
        },
      },
      "cac:AccountingSupplierParty": { "cac:Party": partyOf(document.seller) },
      "cac:AccountingCustomerParty": { "cac:Party": partyOf(document.buyer) },
      "cac:Delivery": document.deliveredTo && {
        "cac:DeliveryLocation": { "cac:Address": addressOf(document.deliveredTo) },
      },
      "cac:PaymentMeans": document.payment && paymentOf(document.payment),
      "cac:PaymentTerms": document.paymentTerms && { "cbc:Note": document.paymentTerms },
      "cac:AllowanceCharge": document.allowances.map((one) => allowanceOf(one, money)),
      "cac:TaxTotal": taxTotalsOf(document, money),
      "cac:LegalMonetaryTotal": {
        "cbc:LineExtensionAmount": money(document.totals.lines),
        "cbc:TaxExclusiveAmount": money(document.totals.net),
        "cbc:TaxInclusiveAmount": money(document.totals.gross),
        "cbc:AllowanceTotalAmount": document.totals.allowances && money(document.totals.allowances),
        "cbc:PayableAmount": money(document.totals.payable),
      },
      [`cac:${root}Line`]: document.lines.map((line) =>
        lineOf(line, isInvoice ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", money),
      ),
    },
  });
}

type Money = (amount: string) => Elements;

const periodOf = (period: Period | null): Elements | null =>
  period && { "cbc:StartDate": period.start, "cbc:EndDate": period.end };

const paymentOf = ({ means, remittance, account }: PaymentInstructions): Elements => ({
  "cbc:PaymentMeansCode": means,
  "cbc:PaymentID": remittance,
  "cac:PayeeFinancialAccount": account && {
    "cbc:ID": account.iban,
    "cbc:Name": account.name,
    "cac:FinancialInstitutionBranch": account.bic && { "cbc:ID": account.bic },
  },
});

/** A category of tax; what is not subject to tax has no percentage, except in the breakdown. */
const categoryOf = ({ category, percent }: ElectronicTax, isBreakdown = false): Elements => ({
  "cbc:ID": category,
  "cbc:Percent": category === "O" && !isBreakdown ? null : percent,
});

const VAT: Elements = { "cac:TaxScheme": { "cbc:ID": "VAT" } };

const allowanceOf = (allowance: DocumentAllowance, money: Money): Elements => ({
  "cbc:ChargeIndicator": "false",
  "cbc:AllowanceChargeReasonCode": DISCOUNT,
  "cbc:AllowanceChargeReason": allowance.reason,
  "cbc:Amount": money(allowance.amount),
  "cac:TaxCategory": { ...categoryOf(allowance), ...VAT },
});

function taxTotalsOf({ totals, taxes, accounting }: ElectronicDocument, money: Money): Elements[] {
  const own = {
    "cbc:TaxAmount": money(totals.tax),
    "cac:TaxSubtotal": taxes.map((tax) => subtotalOf(tax, money)),
  };
  if (!accounting) return [own];
  return [own, { "cbc:TaxAmount": { "@currencyID": accounting.currency, "#": accounting.tax } }];
}

const subtotalOf = (tax: TaxBreakdown, money: Money): Elements => ({
  "cbc:TaxableAmount": money(tax.base),
  "cbc:TaxAmount": money(tax.tax),
  "cac:TaxCategory": {
    ...categoryOf(tax, true),
    "cbc:TaxExemptionReasonCode": tax.exemptionCode,
    "cbc:TaxExemptionReason": tax.exemptionReason,
    ...VAT,
  },
});

const lineOf = (line: ElectronicLine, quantity: string, money: Money): Elements => ({
  "cbc:ID": line.id,
  [quantity]: { "@unitCode": line.unit, "#": line.quantity },
  "cbc:LineExtensionAmount": money(line.net),
  "cac:InvoicePeriod": periodOf(line.period),
  "cac:AllowanceCharge": line.allowance && {
    "cbc:ChargeIndicator": "false",
    "cbc:AllowanceChargeReasonCode": DISCOUNT,
    "cbc:AllowanceChargeReason": line.allowance.reason,
    "cbc:MultiplierFactorNumeric": line.allowance.percent,
    "cbc:Amount": money(line.allowance.amount),
    "cbc:BaseAmount": money(line.allowance.base),
  },
  "cac:Item": {
    "cbc:Description": line.description,
    "cbc:Name": line.name,
    "cac:ClassifiedTaxCategory": { ...categoryOf(line.tax), ...VAT },
    "cac:AdditionalItemProperty": line.attributes.map(({ name, value }) => ({
      "cbc:Name": name,
      "cbc:Value": value,
    })),
  },
  "cac:Price": {
    "cbc:PriceAmount": money(line.price),
    "cbc:BaseQuantity": line.priceQuantity && { "@unitCode": line.unit, "#": line.priceQuantity },
  },
});
