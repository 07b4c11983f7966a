export { type BillingRule, roundedForBilling, roundedForBillingSql } from "../../projects/index.ts";
