import { type GetterResult, getter } from "../../../engine/declare/index.ts";
import { type EconomicsContext, economicsParameters, readEconomicsQuery } from "./economics-parameters.ts";
import { profitabilityResponse, SORTED_BY } from "./profitability-response.ts";
import { profitabilityRow, profitabilityTotals } from "./profitability-rows.ts";
import { isActive, loadEconomics } from "./project-economics.ts";
import { rowLinks } from "./report-links.ts";
import { mayReadMoney, orderedRows, publishRows, reportMeta } from "./report-rows.ts";

/** The permissions for reports. Their holders see all projects of the workspace in them. */
export const REPORT_READERS = ["view-reports-projects", "view-reports-finance"];

const PERIOD = "whole life to today";

async function run(context: EconomicsContext): Promise<GetterResult> {
  const { work, parameters } = context;
  const query = readEconomicsQuery(parameters, work, PERIOD);
  const { rows: all, unconverted } = await loadEconomics(work, query);
  const named = new Set(query.projectIds ?? []);
  const shown = all.filter((one) => named.has(one.project.id) || isActive(one));
  const isMoneyShown = mayReadMoney(work.actor);
  const rows = orderedRows(
    shown.map((one) => ({
      ...profitabilityRow(one, isMoneyShown),
      links: rowLinks(context, query, { project_id: one.project.id }),
    })),
    { sort: query.sort, defaults: ["-revenue", "-worked_minutes"], all: SORTED_BY },
    work.actor,
  ).slice(0, query.limit);
  const meta = reportMeta(context, query, unconverted);
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Project profitability", rows), meta };
  return { data: { totals: profitabilityTotals(shown, isMoneyShown), rows }, meta };
}

/** Revenue, cost and profit of each project over a period. */
export const projectProfitability = getter("projects", {
  title: "Project profitability",
  question: "Which projects earn money?",
  breakdowns: [
    {
      title: "Revenue",
      parts: [
        "revenue.time",
        "revenue.fees",
        "revenue.overage",
        "revenue.revenue_share",
        "revenue.expenses",
        "revenue.manual",
      ],
      whole: "revenue.total",
    },
    { title: "Cost", parts: ["cost.labour", "cost.expenses"], whole: "cost.total" },
  ],
  description: "Time, revenue, cost, profit, billing and budget of projects over a period.",
  permissions: REPORT_READERS,
  isOpen: true,
  isOfOneMoment: true,
  parameters: economicsParameters(PERIOD),
  response: profitabilityResponse,
  run,
});
