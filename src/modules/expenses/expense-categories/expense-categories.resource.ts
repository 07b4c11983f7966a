import { booleanKind, byField, field, filterOf, open, resource } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";
import { categoryHooks } from "./category-writes.ts";

const MANAGERS = "manage-expenses";

const fields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  code: field.string({ max: 50 }).unique().describe("The ledger account."),
  description: field.text(),
  kind: field
    .choice("amount", "unit")
    .required()
    .describe(
      "unit: a quantity at a price, such as mileage and per diem. Cannot be changed once an expense uses the category.",
    ),
  unit_name: field.string({ max: 30 }).requiredWhen("kind", "unit").prohibitedUnless("kind", "unit"),
  unit_price: field
    .decimal(4, { above: 0 })
    .counts("money")
    .requiredWhen("kind", "unit")
    .prohibitedUnless("kind", "unit")
    .describe(
      "In the workspace's currency. Drafts and rejected expenses get the current price when they are submitted.",
    ),
  receipt_required_above: field
    .money({ min: 0 })
    .describe(
      "The gross amount above which a receipt is required, in the workspace's currency. Null: never; 0: always.",
    ),
  limit_amount: field
    .money({ above: 0 })
    .describe(
      "The limit for the gross amount of one expense, in the workspace's currency. Approving more requires manage-expenses.",
    ),
  is_billable_default: field.boolean().default(false),
  default_markup_percent: field.decimal(2, { min: 0, max: 1000 }).counts("percent").default("0.00"),
  archived_at: field.dateTime().managed().describe("Set by archive, cleared by restore."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "expense-categories": typeof fields;
  }
}

/** Categories of expenses and the rules of each. */
export const expenseCategories = resource("expense-categories", {
  description: "Categories of expenses and the rules of each.",
  policy: open({ write: [MANAGERS] }),
  tracksUse: true,
  examples: {
    create: { name: "Conferences", kind: "amount" },
    change: { description: "Tickets only; travel is a separate category." },
  },
  fields,
  filters: {
    kind: byField,
    code: byField,
    is_billable_default: byField,
    archived: filterOf(booleanKind, {
      nullable: false,
      expression: (alias) => sql`(${column(alias, "archived_at")} is not null)`,
    }),
  },
  search: ["name", "code"],
  sort: ["id", "name", "code", "created_at"],
  defaultSort: "name",
  hooks: categoryHooks,
  actions: archiveActions("expense-categories", {
    description: "Archives the category: it can no longer be selected; existing expenses are unaffected.",
    grants: [{ permissions: [MANAGERS] }],
  }),
});
