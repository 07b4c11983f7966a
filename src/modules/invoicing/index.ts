import { module } from "../../engine/declare/index.ts";
import { invoicesOfClients } from "./client-extensions.ts";
import { exchangeRates } from "./exchange-rates/exchange-rates.resource.ts";
import { recordedExchangeRates, recordingExchangeRates } from "./exchange-rates/recorded-exchange-rates.ts";
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

/** Tax rates and exchange rates. */
export const invoicingModule = module({
  title: "Invoicing",
  description: "Tax rates for invoices, and exchange rates for converting amounts.",
  resources: [taxRates, exchangeRates],
  extensions: [invoicesOfClients],
  reactions: [recordingExchangeRates],
  settingLocks: [recordedExchangeRates],
});
