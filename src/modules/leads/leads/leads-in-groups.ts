import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { raw } from "../../../engine/sql/index.ts";
import { listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { recordsInGroups } from "../../../platform/grouping/records-in-groups.ts";
import { countedLeads, selectUnconverted, sumOf } from "../analytics/counted-leads.ts";

const ALL = raw("true");

/** `GET /leads?group=stage_id`: how many leads are in each stage and what they are worth, as the columns of a board show. */
export const leadsInGroups = recordsInGroups({
  resource: "leads",
  title: "Leads in groups",
  description:
    "Leads grouped by stage, owner or source: how many they are, and the sums of their amounts in the base currency. Each amount is converted at the exchange rate of the day on which the lead was closed, or of today while it is open. A sum is null if there are amounts, but none can be converted; `unconverted` names what the sums leave out.",
  by: ["stage_id", "owner_employee_id", "source_id"],
  figures: {
    amount: { type: ["number", "null"] },
    weighted_amount: { type: ["number", "null"] },
  },
  meta: {
    currency: text,
    as_of: moment,
    unconverted: listOf(
      object({ currency: text, count: { type: "integer" }, amount: { type: "number" } }),
      "Amounts without an exchange rate.",
    ),
  },
  summed: (context) => {
    const currency = context.work.workspace.baseCurrency;
    return {
      records: countedLeads(context, { currency, owners: null, sources: null }, { is_listed: ALL }),
      sums: { amount: sumOf("amount", ALL), weighted_amount: sumOf("weighted", ALL) },
      meta: { currency, as_of: momentOnTheWire(context.work.now), unconverted: selectUnconverted() },
    };
  },
});
