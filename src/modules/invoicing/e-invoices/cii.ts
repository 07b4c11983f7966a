import { addressOf, partyOf } from "./cii-party.ts";
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
import { type Elements, xmlDocument } from "./xml.ts";

const CEFACT = "urn:un:unece:uncefact:data:standard";
/** The code of UNTDID 5189 for a discount. */
const DISCOUNT = "95";

/** The document as UN/CEFACT Cross Industry Invoice (D16B). The order of the elements is that of the schema. */
export const ciiOf = (document: ElectronicDocument, profile: ProfileTerms): string =>
  xmlDocument({
    "rsm:CrossIndustryInvoice": {
      "@xmlns:rsm": `${CEFACT}:CrossIndustryInvoice:100`,
      "@xmlns:ram": `${CEFACT}:ReusableAggregateBusinessInformationEntity:100`,
      "@xmlns:udt": `${CEFACT}:UnqualifiedDataType:100`,
      "@xmlns:qdt": `${CEFACT}:QualifiedDataType:100`,
      "rsm:ExchangedDocumentContext": {
        "ram:BusinessProcessSpecifiedDocumentContextParameter": profile.process && {
          "ram:ID": profile.process,
        },
        "ram:GuidelineSpecifiedDocumentContextParameter": { "ram:ID": profile.specification },
      },
      "rsm:ExchangedDocument": {
        "ram:ID": document.number,
        "ram:TypeCode": document.type === "invoice" ? "380" : "381",
        "ram:IssueDateTime": dateOf(document.issueDate),
        "ram:IncludedNote": document.notes.map((note) => ({ "ram:Content": note })),
      },
      "rsm:SupplyChainTradeTransaction": {
        "ram:IncludedSupplyChainTradeLineItem": document.lines.map(lineOf),
        "ram:ApplicableHeaderTradeAgreement": {
          "ram:BuyerReference": document.buyerReference,
          "ram:SellerTradeParty": partyOf(document.seller),
          "ram:BuyerTradeParty": partyOf(document.buyer),
          "ram:BuyerOrderReferencedDocument": document.orderReference && {
            "ram:IssuerAssignedID": document.orderReference,
          },
        },
        "ram:ApplicableHeaderTradeDelivery": document.deliveredTo
          ? { "ram:ShipToTradeParty": { "ram:PostalTradeAddress": addressOf(document.deliveredTo) } }
          : {},
        "ram:ApplicableHeaderTradeSettlement": settlementOf(document),
      },
    },
  });

/** A day without a time, `YYYYMMDD`. */
const dateOf = (day: string, prefix = "udt"): Elements => ({
  [`${prefix}:DateTimeString`]: { "@format": "102", "#": day.replaceAll("-", "") },
});

const periodOf = (period: Period | null): Elements | null =>
  period && { "ram:StartDateTime": dateOf(period.start), "ram:EndDateTime": dateOf(period.end) };

const settlementOf = (document: ElectronicDocument): Elements => ({
  "ram:PaymentReference": document.payment?.remittance ?? null,
  "ram:TaxCurrencyCode": document.accounting?.currency ?? null,
  "ram:InvoiceCurrencyCode": document.currency,
  "ram:SpecifiedTradeSettlementPaymentMeans": document.payment && paymentOf(document.payment),
  "ram:ApplicableTradeTax": document.taxes.map(breakdownOf),
  "ram:BillingSpecifiedPeriod": periodOf(document.period),
  "ram:SpecifiedTradeAllowanceCharge": document.allowances.map(allowanceOf),
  "ram:SpecifiedTradePaymentTerms":
    document.paymentTerms || document.dueDate
      ? {
          "ram:Description": document.paymentTerms,
          "ram:DueDateDateTime": document.dueDate && dateOf(document.dueDate),
        }
      : null,
  "ram:SpecifiedTradeSettlementHeaderMonetarySummation": summationOf(document),
  "ram:InvoiceReferencedDocument": document.preceding && {
    "ram:IssuerAssignedID": document.preceding.number,
    "ram:FormattedIssueDateTime": dateOf(document.preceding.issueDate, "qdt"),
  },
});

const summationOf = ({ totals, currency, accounting }: ElectronicDocument): Elements => ({
  "ram:LineTotalAmount": totals.lines,
  "ram:AllowanceTotalAmount": totals.allowances,
  "ram:TaxBasisTotalAmount": totals.net,
  "ram:TaxTotalAmount": [
    { "@currencyID": currency, "#": totals.tax },
    ...(accounting ? [{ "@currencyID": accounting.currency, "#": accounting.tax }] : []),
  ],
  "ram:GrandTotalAmount": totals.gross,
  "ram:DuePayableAmount": totals.payable,
});

const paymentOf = ({ means, account }: PaymentInstructions): Elements => ({
  "ram:TypeCode": means,
  "ram:PayeePartyCreditorFinancialAccount": account && {
    "ram:IBANID": account.iban,
    "ram:AccountName": account.name,
  },
  "ram:PayeeSpecifiedCreditorFinancialInstitution": account?.bic ? { "ram:BICID": account.bic } : null,
});

/** What is not subject to tax has no percentage, except in the breakdown. */
const taxOf = ({ category, percent }: ElectronicTax): Elements => ({
  "ram:TypeCode": "VAT",
  "ram:CategoryCode": category,
  "ram:RateApplicablePercent": category === "O" ? null : percent,
});

const breakdownOf = (tax: TaxBreakdown): Elements => ({
  "ram:CalculatedAmount": tax.tax,
  "ram:TypeCode": "VAT",
  "ram:ExemptionReason": tax.exemptionReason,
  "ram:BasisAmount": tax.base,
  "ram:CategoryCode": tax.category,
  "ram:ExemptionReasonCode": tax.exemptionCode,
  "ram:RateApplicablePercent": tax.percent,
});

const IS_ALLOWANCE: Elements = { "ram:ChargeIndicator": { "udt:Indicator": "false" } };

const allowanceOf = (allowance: DocumentAllowance): Elements => ({
  ...IS_ALLOWANCE,
  "ram:ActualAmount": allowance.amount,
  "ram:ReasonCode": DISCOUNT,
  "ram:Reason": allowance.reason,
  "ram:CategoryTradeTax": taxOf(allowance),
});

const lineOf = (line: ElectronicLine): Elements => ({
  "ram:AssociatedDocumentLineDocument": { "ram:LineID": line.id },
  "ram:SpecifiedTradeProduct": {
    "ram:Name": line.name,
    "ram:Description": line.description,
    "ram:ApplicableProductCharacteristic": line.attributes.map(({ name, value }) => ({
      "ram:Description": name,
      "ram:Value": value,
    })),
  },
  "ram:SpecifiedLineTradeAgreement": {
    "ram:NetPriceProductTradePrice": {
      "ram:ChargeAmount": line.price,
      "ram:BasisQuantity": line.priceQuantity && { "@unitCode": line.unit, "#": line.priceQuantity },
    },
  },
  "ram:SpecifiedLineTradeDelivery": {
    "ram:BilledQuantity": { "@unitCode": line.unit, "#": line.quantity },
  },
  "ram:SpecifiedLineTradeSettlement": {
    "ram:ApplicableTradeTax": taxOf(line.tax),
    "ram:BillingSpecifiedPeriod": periodOf(line.period),
    "ram:SpecifiedTradeAllowanceCharge": line.allowance && {
      ...IS_ALLOWANCE,
      "ram:CalculationPercent": line.allowance.percent,
      "ram:BasisAmount": line.allowance.base,
      "ram:ActualAmount": line.allowance.amount,
      "ram:ReasonCode": DISCOUNT,
      "ram:Reason": line.allowance.reason,
    },
    "ram:SpecifiedTradeSettlementLineMonetarySummation": { "ram:LineTotalAmount": line.net },
  },
});
