import type { JsonSchema } from "../../../engine/declare/index.ts";
import { links, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { ENTRY_KINDS } from "../ledger/year-ledger.ts";

const days: JsonSchema = { type: "number" };
const daysOrNull: JsonSchema = { type: ["number", "null"], description: "Null if the policy is unlimited." };

const line: JsonSchema = {
  type: "object",
  required: ["date", "kind", "days", "balance_after"],
  properties: {
    date: moment,
    kind: { type: "string", enum: [...ENTRY_KINDS] },
    days,
    balance_after: daysOrNull,
    holiday_id: { ...text, description: "The id of the leave request, for lines of the kind use." },
  },
};

const statement = object({
  employee_id: text,
  holiday_policy_id: text,
  policy: text,
  year: { type: "integer" },
  date: moment,
  simulated: {
    type: "boolean",
    description: "Whether the leave year has no balance yet, so that the figures are simulated.",
  },
  initial_balance: daysOrNull,
  carried_over: daysOrNull,
  accrued: daysOrNull,
  adjusted: daysOrNull,
  taken: days,
  lapsed: daysOrNull,
  ledger_balance: daysOrNull,
  booked: days,
  balance: daysOrNull,
  pending: days,
  available: daysOrNull,
  links: links("holidays"),
});

/** The schema of the response of `as-of`. */
export const asOfResponse: JsonSchema = listOf({
  ...statement,
  properties: {
    ...(statement.properties as Record<string, JsonSchema>),
    lines: listOf(line, "The lines add up to ledger_balance."),
  },
});
