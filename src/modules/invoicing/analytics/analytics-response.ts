import type { JsonSchema } from "../../../engine/declare/index.ts";
import { figureOrNull, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
  url,
} from "../../../platform/figures/response-shapes.ts";
import { INVOICE_STATUSES } from "../invoices/invoice-status.ts";
import { AGES } from "./document-groups.ts";

const amount = figureOrNull();
const amounts = (...names: string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, amount]));
const days: JsonSchema = { type: ["integer", "null"] };

const totals = object({
  invoices: count,
  credit_notes: count,
  draft_count: count,
  ...amounts("net", "tax", "total", "credited_net", "credited_total", "revenue_net", "collected"),
  ...amounts("outstanding", "overdue", "unapplied_credit", "draft_total", "average_invoice_net"),
  average_days_to_pay: {
    type: ["number", "null"],
    description: "From the issue to the last payment of invoices that a payment in the period settled.",
  },
  collection_percent: figureOrNull("What was collected of the total without what was credited."),
  unknown: unknownShape,
});

/** The schema of a file with the figures of a report. */
export const fileShape = object({ url, expires_at: moment });

/** The schema of the response of `invoice-analytics`. */
export const analyticsResponse: JsonSchema = {
  anyOf: [
    object({
      totals,
      by_status: listOf(
        object({
          status: { type: "string", enum: [...INVOICE_STATUSES] },
          count,
          ...amounts("total", "balance_due"),
          unknown: unknownShape,
        }),
        "Invoices of the period by their present status, and all drafts.",
      ),
      ageing: listOf(
        object({
          bucket: { type: "string", enum: AGES.map(({ bucket }) => bucket) },
          from_days: { ...days, description: "Days after the due date." },
          to_days: days,
          count,
          amount,
          unknown: unknownShape,
          links: links("invoices"),
        }),
        "Open balances by age.",
      ),
      by_client: listOf(
        object({
          client_id: textOrNull,
          client_name: text,
          ...amounts("net", "collected", "outstanding", "overdue"),
          unknown: unknownShape,
        }),
        "The highest revenue first; all clients beyond the limit are one row without an id.",
      ),
      by_currency: listOf(
        object({
          currency: text,
          invoices: count,
          net: { type: "number" },
          total: { type: "number" },
          outstanding: { type: "number" },
        }),
        "Amounts in the currency of the invoices.",
      ),
      links: links("invoices", "payments"),
    }),
    fileShape,
  ],
};
