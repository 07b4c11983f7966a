import { leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { result } from "./profitability-response.ts";
import { hours, orFile, percent, shownTo } from "./report-shapes.ts";

const sums = { worked_hours: hours, ...result };
const totals = { ...sums, ...leftOutShapes };
const names = { project_id: text, name: text, client_name: textOrNull, billing_model: text };
const rowFigures = { ...sums, burn_percent: percent, budget_status: textOrNull };

/** The sort keys of rows. */
export const PORTFOLIO_SORTED_BY = ["name", "client_name", "billing_model", ...Object.keys(rowFigures)];

export const portfolioResponse = orFile(
  object({
    counts: shownTo({
      projects: count,
      active: count,
      archived: count,
      over_budget: count,
      warning: count,
      without_budget: count,
      unprofitable: count,
      ending_soon: count,
      past_end: count,
    }),
    totals: shownTo({ ...totals, billable_percent: percent }),
    by_billing_model: listOf(shownTo({ billing_model: text, projects: count, ...totals })),
    by_client: listOf(
      shownTo({ client_id: textOrNull, client_name: textOrNull, projects: count, ...totals }),
    ),
    rows: listOf(
      shownTo(
        {
          ...names,
          ...rowFigures,
          unknown: unknownShape,
          links: links("time", "expenses", "invoice_lines"),
        },
        [...Object.keys(names), "unknown"],
      ),
    ),
  }),
);
