import type { LinkRule } from "./link-rule.ts";

/** Lists whose groups are only counted. */
const COUNTED = [
  ...["tasks", "projects", "project-assignments", "holidays", "employees", "expenses", "assets", "invoices"],
  ...["tickets", "candidates"],
];

const rule = (resource: string): LinkRule => ({
  links: { list: resource },
  figures: ({ list }) => ({ "attributes.count": list!.length }),
  others: [],
});

/** What the links of records in groups list. */
export const GROUP_LINKS: Readonly<Record<string, LinkRule>> = Object.fromEntries(
  COUNTED.map((resource) => [`${resource}?group []`, rule(resource)]),
);
