import { module } from "../../engine/declare/index.ts";
import { exchangeRates } from "./exchange-rates/exchange-rates.resource.ts";
import { recordedExchangeRates, recordingExchangeRates } from "./exchange-rates/recorded-exchange-rates.ts";
import { taxRates } from "./tax-rates/tax-rates.resource.ts";

export {
  convertedCents,
  type DatedRate,
  type RateOfDay,
  rateLookup,
  type Unconverted,
} from "./exchange-rates/conversion.ts";
export { problemOfOwnRate } from "./exchange-rates/rate-of-own-currency.ts";
export {
  type ConvertedRow,
  conversionByPairs,
  conversionOfRows,
  type RowConversion,
  rateOfDay,
  ratesInto,
} from "./exchange-rates/rates-of-rows.ts";
export { reportedCurrency } from "./exchange-rates/reported-currency.ts";
export { type SeededTaxRates, seedRates } from "./seeds/rates.seed.ts";
export { TAX_CATEGORIES } from "./tax-rates/tax-rate-writes.ts";

/** Tax rates and exchange rates, which every module with amounts uses. */
export const ratesModule = module({
  title: "Rates",
  description: "Tax rates that are added to net prices, and exchange rates for converting amounts.",
  resources: [taxRates, exchangeRates],
  reactions: [recordingExchangeRates],
  settingLocks: [recordedExchangeRates],
});
