import { module } from "../../engine/declare/index.ts";
import { invoicesOfClients } from "./client-extensions.ts";
import { invoiceCards } from "./invoice-cards.ts";
import { invoiceLines } from "./invoice-lines/invoice-lines.resource.ts";
import { invoiceNotifications } from "./invoice-notifications.ts";
import { invoicePayments } from "./invoice-payments/invoice-payments.resource.ts";
import { followTaxRates } from "./invoices/draft-reactions.ts";
import { holdingCurrency, issuedAmounts } from "./invoices/held-currency.ts";
import { givenNumbers } from "./invoices/invoice-numbers.ts";
import { invoices } from "./invoices/invoices.resource.ts";
import { lockBilledTerms } from "./invoices/project-locks.ts";

export { type AccountMovement, clientAccount, MOVEMENT_KINDS } from "./account-movements.ts";
export { loadSettledInvoices } from "./analytics/days-to-pay.ts";
export { openBalance } from "./analytics/open-balances.ts";
export { reportedAmounts } from "./analytics/reported-amounts.ts";
export { type DocumentTotals, documentTotals } from "./document-totals/document-totals.ts";
export { defaultTax } from "./documents/default-tax.ts";
export { checkContact } from "./documents/document-contact.ts";
export { checkDiscount, discountFields, PRICED, settleDiscount } from "./documents/document-discount.ts";
export {
  checkQuantity,
  createNewLines,
  givenPriceFields,
  printedTaxFields,
  unitPrice,
} from "./documents/document-lines.ts";
export { followingTaxRates } from "./documents/follow-tax-rates.ts";
export { storedTotals } from "./documents/stored-totals.ts";
export { summaryOf, totalFields } from "./documents/tax-summary.ts";
export { draftWithLines } from "./invoices/draft-with-lines.ts";
export { forgetContact } from "./invoices/forget-contact.ts";
export { HAS_NEWLY_OVERDUE, raiseOverdueInvoices } from "./invoices/overdue-invoices.ts";
export { buyerNow, type Party, partiesToClient, partySchema, sellerNow } from "./invoices/parties.ts";
export { HAS_DUE_REMINDER, sendDueReminders } from "./mailing/due-reminders.ts";
export { mailDocument } from "./mailing/mail-document.ts";
export { documentMail } from "./mailing/mail-texts.ts";
export { bankBlocks } from "./printing/bank-blocks.ts";
export {
  type DocumentLanguage,
  type Letter,
  type LogoImage,
  languageOf,
  letterPdf,
  type Stationery,
} from "./printing/letter.ts";
export { type PricedLine, pricedBlocks } from "./printing/priced-blocks.ts";
export { stationeryNow } from "./printing/printed-document.ts";
export { logoOf, madeOnce, PDF } from "./printing/stored-file.ts";
export { seedInvoiceHistory } from "./seeds/invoice-history.seed.ts";
export { seedInvoices } from "./seeds/invoices.seed.ts";
export { seedSeller, withSeller } from "./seeds/seller.seed.ts";

/** Invoices, their lines and payments. */
export const invoicingModule = module({
  title: "Invoicing",
  description: "Invoices with lines and payments.",
  resources: [invoices, invoiceLines, invoicePayments],
  notifications: invoiceNotifications,
  homeCards: invoiceCards,
  extensions: [invoicesOfClients],
  reactions: [followTaxRates, lockBilledTerms, ...holdingCurrency],
  settingLocks: [givenNumbers, issuedAmounts],
});
