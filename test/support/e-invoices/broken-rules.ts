import { readInvoice } from "./business-terms.ts";
import { profileRules } from "./profile-rules.ts";
import { standardRules } from "./standard-rules.ts";

/** The rules of EN 16931 and of a profile that an electronic invoice breaks, with what they say. */
export function brokenRules(xml: string, profile: string): string[] {
  const invoice = readInvoice(xml);
  return [...standardRules, ...profileRules[profile]!]
    .filter((rule) => !rule.holds(invoice))
    .map(({ id, says }) => `${id}: ${says}`);
}
