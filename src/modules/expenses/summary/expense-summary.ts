import {
  choiceKind,
  getter,
  listOf as listOfKind,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { reportedAmount, totalOf } from "../../../platform/figures/figure.ts";
import { leftOutOf, reportedRow, valuesOf } from "../../../platform/figures/figure-rows.ts";
import { figureOrNull, leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { EXPENSE_STATUSES } from "../expenses/expense-fields.ts";
import { linkToExpenses } from "./summary-links.ts";
import { AMOUNTS, GROUPS } from "./summary-parts.ts";
import { type SummaryRow, summaryRows } from "./summary-rows.ts";

const PERIOD = "this month";

const parameters = {
  date: dateParameter(PERIOD),
  group: parameter(choiceKind(GROUPS), {
    isSingle: true,
    description: "The grouping of the rows; default: category.",
  }),
  status: parameter(listOfKind(choiceKind(EXPENSE_STATUSES)), {
    description: "Default: approved and reimbursed.",
  }),
};

async function run(context: GetterContext<"expenses", typeof parameters>) {
  const { work, parameters, givenFilters, link } = context;
  const period = reportedPeriod(parameters.date, PERIOD, work);
  const group = onlyValueOf(parameters.group) ?? "category";
  const statuses = parameters.status?.kind === "any" ? parameters.status.values : ["approved", "reimbursed"];
  const requested = { period, statuses, group };
  const { rows, unconverted } = await summaryRows(context, requested);
  const urlOf = linkToExpenses(givenFilters, requested, (filters) => link("expenses", filters));
  return {
    data: {
      currency: work.workspace.baseCurrency,
      rows: rows.map((row) => ({
        id: row.id,
        name: row.name,
        count: row.count,
        ...reportedRow(reportedFigures(row)),
        links: { expenses: urlOf(row.id) },
      })),
      totals: totalsOf(rows),
    },
    meta: { date: periodForMeta(period), unconverted },
  };
}

const reportedFigures = ({ figures }: SummaryRow) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, reportedAmount(figures[name])]));

/** The totals of the rows with known figures, and the rows that are left out. */
const totalsOf = (rows: readonly SummaryRow[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  ...valuesOf(
    Object.fromEntries(
      AMOUNTS.map((name) => [name, reportedAmount(totalOf(rows.map(({ figures }) => figures[name])))]),
    ),
  ),
  ...leftOutOf(rows.map((row) => ({ id: row.id, name: row.name, figures: reportedFigures(row) }))),
});

const figures = { count, ...Object.fromEntries(AMOUNTS.map((name) => [name, figureOrNull()])) };

/** Totals of expenses in the workspace's currency, by category, employee, project, client or month. */
export const expenseSummary = getter("expenses", {
  title: "Expense summary",
  question: "What do we spend on expenses?",
  breakdowns: [
    { title: "To reimburse", parts: ["reimbursed", "outstanding"], whole: "reimbursable" },
    { title: "To bill", parts: ["billed", "unbilled"], whole: "billable" },
  ],
  description:
    "Totals in the workspace's currency, with the reimbursed and rebilled parts. A sum is null if one of its expenses has no exchange rate; totals leave such rows out, and meta lists the amounts that are left out.",
  parameters,
  takesFilters: true,
  response: object({
    currency: text,
    rows: listOf(
      object({
        id: textOrNull,
        name: textOrNull,
        ...figures,
        unknown: unknownShape,
        links: links("expenses"),
      }),
    ),
    totals: object({ ...figures, ...leftOutShapes }),
  }),
  run,
});
