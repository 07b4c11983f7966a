import { module } from "../../engine/declare/index.ts";
import { invoicesOfClients } from "./client-extensions.ts";
import { exchangeRates } from "./exchange-rates.resource.ts";
import { recordedExchangeRates, recordingExchangeRates } from "./recorded-exchange-rates.ts";
import { taxRates } from "./tax-rates.resource.ts";

export { type AccountMovement, clientAccount, MOVEMENT_KINDS } from "./account-movements.ts";
export {
  convertedCents,
  type DatedRate,
  type RateOfDay,
  rateLookup,
  type Unconverted,
} from "./conversion.ts";
export { type SeededTaxRates, seedRates } from "./rates.seed.ts";
export { type ConvertedRow, conversionOfRows, type RowConversion, ratesInto } from "./rates-of-rows.ts";

/** Taxes and exchange rates. */
export const invoicingModule = module({
  title: "Invoicing",
  description: "The taxes and the exchange rates by which amounts are billed and compared.",
  resources: [taxRates, exchangeRates],
  extensions: [invoicesOfClients],
  reactions: [recordingExchangeRates],
  settingLocks: [recordedExchangeRates],
});
