import { wordsOf } from "../printing/words/words-of-locale.ts";
import type { ElectronicDocument, PaymentInstructions, Period } from "./electronic-document.ts";
import { electronicLine, periodOfLines } from "./electronic-lines.ts";
import { electronicBuyer, electronicSeller } from "./electronic-parties.ts";
import type { ElectronicSource } from "./electronic-source.ts";
import { documentAllowances, taxBreakdown } from "./electronic-taxes.ts";
import { oneLine, pieces, plainText } from "./plain-text.ts";
import { type Profile, type ProfileTerms, profileTerms } from "./profiles.ts";

/** The largest number of notes that a profile with several of them takes. */
const MAX_NOTES = 20;

/** An issued document in the terms of EN 16931, as a profile wants it. Its figures are those of the record. */
export function toElectronicDocument(source: ElectronicSource, name: Profile): ElectronicDocument {
  const { invoice, seller, buyer, charged, stationery } = source;
  const profile = profileTerms[name];
  const words = wordsOf(stationery.locale);
  const taxes = taxBreakdown(source.taxed);
  const allowances = documentAllowances(charged, words.discount);
  const terms = { profile: name, isOutsideScope: taxes.every(({ category }) => category === "O") };
  const period = periodOf(source);
  const receiver = electronicBuyer(buyer, terms);
  return {
    type: invoice.document_type,
    number: invoice.number!,
    issueDate: invoice.issue_date!,
    dueDate: invoice.due_date,
    currency: invoice.currency,
    accounting:
      invoice.currency === source.baseCurrency
        ? null
        : { currency: source.baseCurrency, tax: invoice.base_tax_total! },
    buyerReference: oneLine(buyer.buyer_reference),
    orderReference: oneLine(invoice.reference),
    period,
    preceding: precedingOf(source),
    notes: notesOf(source, profile),
    paymentTerms:
      invoice.document_type === "credit_note" && source.credited
        ? `${words.creditedInvoice}: ${source.credited.number}`
        : null,
    seller: electronicSeller(seller, terms),
    buyer: receiver,
    deliveredTo: taxes.some(({ category }) => category === "K") ? receiver.address : null,
    payment: paymentOf(source),
    allowances,
    taxes,
    totals: {
      lines: invoice.subtotal,
      allowances: allowances.length > 0 ? invoice.discount_total : null,
      net: invoice.net_total,
      tax: invoice.tax_total,
      gross: invoice.total,
      payable: invoice.total,
    },
    lines: charged.map((line, index) =>
      electronicLine(line, index, { profile, period, discount: words.discount }),
    ),
  };
}

/** What the invoice covers as it is printed, else what its lines cover. */
function periodOf({ invoice, charged }: ElectronicSource): Period | null {
  const { period_start: start, period_end: end } = invoice;
  return start !== null && end !== null ? { start, end } : periodOfLines(charged);
}

const precedingOf = ({ credited }: ElectronicSource): ElectronicDocument["preceding"] =>
  credited && { number: credited.number, issueDate: credited.issue_date };

function notesOf({ invoice }: ElectronicSource, { hasNotes, longest }: ProfileTerms): string[] {
  const texts = [plainText(invoice.notes), plainText(invoice.terms)].filter((text) => text !== null);
  if (!hasNotes) return texts.length > 0 ? [texts.join("\n\n")] : [];
  const most = longest?.note ?? Number.POSITIVE_INFINITY;
  return texts.flatMap((text) => pieces(text, most)).slice(0, MAX_NOTES);
}

/** Codes of UNTDID 4461. */
const SEPA_TRANSFER = "58";
const TRANSFER = "30";
/** A credit note is set off against what its buyer owes. */
const CLEARING = "97";

function paymentOf({ invoice, seller }: ElectronicSource): PaymentInstructions | null {
  if (invoice.document_type === "credit_note") return { means: CLEARING, remittance: null, account: null };
  if (!seller.iban) return null;
  return {
    means: invoice.currency === "EUR" ? SEPA_TRANSFER : TRANSFER,
    remittance: invoice.number,
    account: { iban: seller.iban, name: oneLine(seller.name), bic: seller.swift },
  };
}
