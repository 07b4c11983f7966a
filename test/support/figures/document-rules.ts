import type { LinkRule } from "./link-rule.ts";

const WITH_DOCUMENT = ["valid", "expiring", "awaiting", "expired"] as const;
const STATES = ["pairs", ...WITH_DOCUMENT, "missing"] as const;

/** Each figure counts the rows of the list of its name. */
const counts = (names: readonly string[], resource: string, others: readonly string[]): LinkRule => ({
  links: Object.fromEntries(names.map((name) => [name, resource])),
  figures: (lists) => Object.fromEntries(names.map((name) => [name, lists[name]!.length])),
  others,
});

/** What the links in the report on compliance list. */
export const DOCUMENT_LINKS: Readonly<Record<string, LinkRule>> = {
  // Pairs of an employee and a type have no list, and neither have those without a document.
  "documents/compliance ": counts(WITH_DOCUMENT, "documents", ["pairs", "missing", "compliant_rate"]),
  "documents/compliance by_type[]": counts(STATES, "employees", []),
};
