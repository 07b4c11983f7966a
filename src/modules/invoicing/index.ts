import { module } from "../../engine/declare/index.ts";
import { invoicesOfClients } from "./client-extensions.ts";
import { exchangeRates } from "./exchange-rates/exchange-rates.resource.ts";
import { recordedExchangeRates, recordingExchangeRates } from "./exchange-rates/recorded-exchange-rates.ts";
import { invoiceLines } from "./invoice-lines/invoice-lines.resource.ts";
import { invoicePayments } from "./invoice-payments/invoice-payments.resource.ts";
import { followTaxRates } from "./invoices/draft-reactions.ts";
import { holdingCurrency, issuedAmounts } from "./invoices/held-currency.ts";
import { givenNumbers } from "./invoices/invoice-numbers.ts";
import { invoices } from "./invoices/invoices.resource.ts";
import { taxRates } from "./tax-rates/tax-rates.resource.ts";

export { type AccountMovement, clientAccount, MOVEMENT_KINDS } from "./account-movements.ts";
export {
  convertedCents,
  type DatedRate,
  type RateOfDay,
  rateLookup,
  type Unconverted,
} from "./exchange-rates/conversion.ts";
export {
  type ConvertedRow,
  conversionOfRows,
  type RowConversion,
  ratesInto,
} from "./exchange-rates/rates-of-rows.ts";
export { type SeededTaxRates, seedRates } from "./seeds/rates.seed.ts";

/** Invoices, their lines and payments; tax rates and exchange rates. */
export const invoicingModule = module({
  title: "Invoicing",
  description: "Invoices with lines and payments, tax rates, and exchange rates for converting amounts.",
  resources: [invoices, invoiceLines, invoicePayments, taxRates, exchangeRates],
  extensions: [invoicesOfClients],
  reactions: [recordingExchangeRates, followTaxRates, ...holdingCurrency],
  settingLocks: [recordedExchangeRates, givenNumbers, issuedAmounts],
});
