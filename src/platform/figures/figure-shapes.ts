import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { CAUSES } from "./causes.ts";
import { count, listOf, moment, object, text, textOrNull } from "./response-shapes.ts";

/** The schema of a figure that is null if it could not be computed completely, or if there is nothing to compute. */
export const figureOrNull = (description?: string): JsonSchema => ({
  type: ["number", "null"],
  description: `${description ? `${description} ` : ""}Null where something of it is not known: see unknown.`,
});

/** The schema of the unknown figures of a row. */
export const unknownShape: JsonSchema = listOf(
  {
    type: "object",
    required: ["figures", "reason", "message"],
    properties: {
      figures: listOf(text, "Paths of the figures in the row that are null for it: `revenue.total`."),
      reason: {
        type: "string",
        enum: [...CAUSES],
        description:
          "no_exchange_rate: amounts in from_currency could not be converted. no_price: billable time without a billed rate. no_cost: time without an internal cost.",
      },
      message: { ...text, description: "The reason in a sentence." },
      from_currency: text,
      to_currency: text,
      first_date: { ...moment, description: "The first day of which an amount is missing." },
      last_date: { ...moment, description: "The last one: a rate on or before the first day resolves all." },
      count: { ...count, description: "How many amounts: of entries, expenses or parts of a fee." },
      minutes: { ...count, description: "Worked minutes without a price or a cost." },
    },
  },
  "Why figures of the row are null; empty where all is known.",
);

/** The schemas of what totals leave out. */
export const leftOutShapes: Readonly<Record<string, JsonSchema>> = {
  left_out: listOf(
    object({ id: textOrNull, name: textOrNull, unknown: unknownShape }),
    "Rows whose figures of these names are not known, so that the totals do without them; at most 100.",
  ),
  left_out_count: { ...count, description: "How many rows the totals leave out in some figure." },
};
