import type { Workspace } from "../../../engine/declare/index.ts";
import { choiceType, field, fieldOf } from "../../../engine/declare/index.ts";
import { MESSAGES } from "../../../engine/work/index.ts";
import { ASSET_STATUSES, CONDITIONS, FIRST_STATUSES, RETIREMENT_REASONS } from "./asset-state.ts";
import { bookValueToday } from "./book-value.ts";
import { isOverdue, ofOpenAssignment } from "./present-holder.ts";

const VIEWERS = "view-assets";

const statuses = choiceType(ASSET_STATUSES);

/** A new asset can be given one of the first statuses; actions set the others. */
const status = fieldOf({
  ...statuses,
  schema: () => ({ type: "string", enum: [...FIRST_STATUSES] }),
  returned: statuses.schema,
  read: (wire, fail) =>
    FIRST_STATUSES.some((first) => first === wire)
      ? wire
      : fail(MESSAGES.selected, undefined, FIRST_STATUSES),
});

const baseCurrency = ({ baseCurrency }: Workspace): string => baseCurrency;

/** The fields of an asset: what it is, where and with whom it is, and what it is worth. */
export const assetFields = {
  name: field.string({ caseInsensitive: true }).required(),
  asset_type_id: field.reference("asset-types").required(),
  asset_tag: field
    .string({ max: 50, caseInsensitive: true })
    .unique()
    .computedDefault("the prefix of the type with the next number, such as LAP-00042"),
  serial_number: field
    .string({ caseInsensitive: true })
    .unique({ within: ["asset_type_id"] })
    .describe("Unique among the assets of the type."),
  manufacturer: field.string({ caseInsensitive: true }),
  model: field.string({ caseInsensitive: true }),
  supplier: field.string().gate(VIEWERS),
  order_number: field.string().gate(VIEWERS),
  status: status
    .createOnly()
    .default("available")
    .describe("A new asset can be available or in repair; afterwards only actions change it."),
  condition: field.choice(...CONDITIONS).default("new"),
  purchase_date: field.date().describe("Not after today."),
  purchase_cost: field.money({ min: 0 }).inCurrency("currency").gate(VIEWERS),
  salvage_value: field
    .money({ min: 0 })
    .inCurrency("currency")
    .default("0.00")
    .gate(VIEWERS)
    .describe("What remains of the cost at the end of the useful life."),
  currency: field.currency().default(baseCurrency, "the workspace's"),
  useful_life_months: field
    .integerBetween(1, 600)
    .counts("months")
    .computedDefault("the type's")
    .orNull()
    .gate(VIEWERS)
    .describe("Null: the asset keeps its value."),
  book_value: field
    .money()
    .inCurrency("currency")
    .computed(bookValueToday)
    .gate(VIEWERS)
    .describe(
      "The straight-line value today, or on the day on which the asset was retired; null without a cost or a purchase date.",
    ),
  warranty_until: field.date().onOrAfter("purchase_date").describe("The last day of the warranty."),
  work_location_id: field.reference("work-locations").describe("Where the asset is kept."),
  notes: field.text().gate("notes"),
  employee_id: field.reference("employees").managed().describe("Who has the asset at present."),
  assigned_on: field
    .date()
    .computed(ofOpenAssignment("assigned_on"))
    .describe("Since when the present holder has it."),
  expected_return_date: field
    .date()
    .computed(ofOpenAssignment("expected_return_date"))
    .describe("When the present holder is expected to return it."),
  is_overdue: field
    .boolean()
    .computed(isOverdue)
    .notNull()
    .describe("Whether the present holder was expected to return it before today."),
  retired_on: field.date().managed(),
  retirement_reason: field.choice(...RETIREMENT_REASONS).managed(),
  disposal_value: field.money({ min: 0 }).inCurrency("currency").managed().describe("What it was sold for."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    assets: typeof assetFields;
  }
}
