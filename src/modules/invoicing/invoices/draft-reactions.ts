import { followingTaxRates } from "../documents/follow-tax-rates.ts";
import { holdInvoices } from "./invoice-states.ts";
import { invoiceTotals } from "./stored-totals.ts";

/** Drafts follow their tax rates until they are issued. */
export const followTaxRates = followingTaxRates(invoiceTotals, holdInvoices);
