import { type Operand, onlyValueOf } from "../../../engine/declare/index.ts";
import { invalidField, type Work } from "../../../engine/work/index.ts";

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** The currency into which a report converts: the requested one, else the workspace's. @throws 422 for an unknown one */
export function reportedCurrency(operand: Operand<string> | undefined, work: Work): string {
  const code = (onlyValueOf(operand) ?? work.workspace.baseCurrency).toUpperCase();
  if (!CURRENCIES.has(code)) throw invalidField("currency", "The selected currency is invalid.");
  return code;
}
