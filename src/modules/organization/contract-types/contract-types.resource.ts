import { byField, field, initialRecords, resource } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { listed, organizationPolicy } from "../shared-declarations.ts";

/** The values of `employees.contract_type`, each with its heading and its properties. */
export const CONTRACT_TYPES = [
  {
    name: "employment_contract",
    heading: message`Employment contract`,
    is_contractor: false,
    has_paid_holidays: true,
  },
  { name: "internship", heading: message`Internship`, is_contractor: false, has_paid_holidays: true },
  {
    name: "b2b_unpaid_holidays",
    heading: message`B2B, unpaid holidays`,
    is_contractor: true,
    has_paid_holidays: false,
  },
  {
    name: "b2b_paid_holidays",
    heading: message`B2B, paid holidays`,
    is_contractor: true,
    has_paid_holidays: true,
  },
] as const;

const fields = {
  name: field.string({ caseInsensitive: true }).notNull().managed(),
  heading: field.string({ max: 100 }).required(),
  description: field.text(),
  is_contractor: field.boolean().notNull().managed(),
  has_paid_holidays: field.boolean().notNull().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "contract-types": typeof fields;
  }
}

/** The four contract types: a closed set that is created with the workspace and whose labels can be changed. */
export const contractTypes = resource("contract-types", {
  description: "The four contract types: a closed set whose headings and descriptions can be changed.",
  operations: ["list", "show", "update"],
  policy: organizationPolicy(),
  examples: {
    change: { description: "A permanent contract." },
  },
  fields,
  namedBy: [{ resource: "employees", field: "contract_type", matches: "name" }],
  ...listed({
    sort: ["heading"],
    filters: { heading: byField, is_contractor: byField, has_paid_holidays: byField },
  }),
  defaultSort: "heading",
  label: "heading",
});

/** The contract types that every workspace has. */
export const initialContractTypes = initialRecords("contract-types", {
  inWords: ["heading"],
  records: (say) =>
    CONTRACT_TYPES.map(({ heading, ...type }) => ({ ...type, heading: say(heading), description: null })),
});
