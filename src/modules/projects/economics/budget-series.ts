import {
  choiceKind,
  dayOnTheWire,
  type GetterResult,
  getter,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import { forbidden, type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { intervalsOf, monthOf } from "../../../platform/figures/calendar-intervals.ts";
import { reportedRow } from "../../../platform/figures/figure-rows.ts";
import { figureOrNull, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import {
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { isMonthly } from "./budget-burn.ts";
import { loadBurnSeries } from "./budgets.ts";
import { budgetOf, isBudgetShown } from "./profitability-rows.ts";
import { REPORT_READERS } from "./project-profitability.ts";
import { rowLinks } from "./report-links.ts";
import { mayReadMoney } from "./report-rows.ts";
import { selectedProject } from "./selected-projects.ts";

const PERIOD = "whole life to today";
const MAX_MONTHS = 120;

const parameters = {
  date: dateParameter(PERIOD, `At most ${MAX_MONTHS} months.`),
  approval: parameter(choiceKind(["all", "approved"]), {
    description: "Which time counts; default: all.",
  }),
};

async function run(context: GetterContext<"projects", typeof parameters, "record">): Promise<GetterResult> {
  const { work, record } = context;
  const project = await selectedProject(work, record.id);
  if (!isBudgetShown(project, mayReadMoney(work.actor))) throw forbidden("view-project-financials");
  const requested = reportedPeriod(context.parameters.date, PERIOD, work);
  const from = requested.from ?? project.starts_at ?? project.created_on;
  const period = { from: from < requested.to ? from : requested.to, to: requested.to };
  const days = intervalsOf(period, "month").map(({ to }) => to);
  if (days.length > MAX_MONTHS)
    throw invalidField("date", message`The date parameter must not touch more than ${MAX_MONTHS} months.`);
  const onlyApproved = onlyValueOf(context.parameters.approval) === "approved";
  const series = await loadBurnSeries(work, project, days, { onlyApproved });
  const linked = (day: string) => {
    const counted = { from: isMonthly(project.budget_type) ? monthOf(day).from : null, to: day };
    const { time, expenses } = rowLinks(
      context,
      { period: counted, onlyApproved },
      { project_id: project.id },
    );
    return { time, expenses };
  };
  return {
    data: {
      project_id: project.id,
      ...budgetOf(project),
      alert_percent: project.budget_alert_percent,
      series: series.map(({ day, burn }) => ({
        date: dayOnTheWire(day),
        ...reportedRow({ ...burn }),
        links: linked(day),
      })),
    },
    meta: { date: periodForMeta(period), approval: onlyApproved ? "approved" : "all" },
  };
}

const figure = figureOrNull();

/** The budget burn of one project at the end of each month. */
export const budgetSeries = getter("projects", {
  title: "Budget burn by month",
  description:
    "How much of the project's budget was consumed by the end of each month of a period and by its last day; for a monthly budget, within each month. Budgets in money require view-project-financials.",
  level: "record",
  permissions: REPORT_READERS,
  isOpen: true,
  parameters,
  response: object({
    project_id: text,
    type: textOrNull,
    budget: figure,
    currency: { ...textOrNull, description: "Null for budgets in hours." },
    alert_percent: { type: "integer" },
    series: listOf(
      object({
        date: { ...moment, description: "The last day that counts." },
        consumed: figure,
        remaining: figure,
        burn_percent: figure,
        elapsed_percent: figure,
        status: textOrNull,
        unknown: unknownShape,
        links: links("time", "expenses"),
      }),
      "Sorted by day.",
    ),
  }),
  run,
});
