import { dayOnTheWire } from "../../engine/declare/calendar.ts";
import { choiceKind, dateKind, listOf as listOfKind } from "../../engine/declare/filter-kinds.ts";
import { getter } from "../../engine/declare/getter.ts";
import { parameter } from "../../engine/declare/parameter.ts";
import type { GetterContext } from "../../engine/execute/contexts.ts";
import { count, links, listOf, object, text, textOrNull } from "../../platform/figures/answer-shapes.ts";
import type { Period } from "../../platform/figures/calendar-intervals.ts";
import { periodOf } from "../../platform/figures/period-parameter.ts";
import { EXPENSE_STATUSES } from "./expense-fields.ts";
import { linkToExpenses } from "./summary-links.ts";
import { FIGURES, GROUPS, type Group, type SummaryRow, summaryRows, unconverted } from "./summary-rows.ts";

/** The whole calendar month of a day. */
function monthOf(day: string): Period {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${last}` };
}

async function run(context: GetterContext) {
  const { work, parameters, givenFilters, link } = context;
  const period = periodOf(parameters.date) ?? monthOf(work.today);
  const group = parameters.group?.kind === "equals" ? (parameters.group.value as Group) : "category";
  const statuses =
    parameters.status?.kind === "any" ? (parameters.status.values as string[]) : ["approved", "reimbursed"];
  const asked = { period, statuses, group };
  const left = await unconverted(context, asked);
  const { rows, totals } = await summaryRows(context, asked);
  const urlOf = linkToExpenses(givenFilters, { ...asked, leavesOut: left.length > 0 }, (filters) =>
    link("expenses", filters),
  );
  return {
    data: {
      currency: work.workspace.baseCurrency,
      rows: rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...figuresOf(row),
        links: { expenses: urlOf(row.id) },
      })),
      totals: figuresOf(totals),
    },
    meta: { date: [dayOnTheWire(period.from), dayOnTheWire(period.to)], unconverted: left },
  };
}

const figuresOf = (row: Pick<SummaryRow, (typeof FIGURES)[number]>) =>
  Object.fromEntries(FIGURES.map((name) => [name, Number(row[name])]));

const amount = { type: "number" };
const figures = Object.fromEntries(FIGURES.map((name) => [name, name === "count" ? count : amount]));

/** What expenses come to in the workspace's currency, by category, person, project, client or month. */
export const expenseSummary = getter({
  title: "Expense summary",
  description:
    "Sums in the workspace's currency, of which part was paid back and billed on; expenses without an exchange rate are left out and listed in meta.",
  parameters: {
    date: parameter(dateKind, { description: "A day or a pair of days; this month when absent." }),
    group: parameter(choiceKind(GROUPS), { description: "What the rows are; category when absent." }),
    status: parameter(listOfKind(choiceKind(EXPENSE_STATUSES)), {
      description: "approved and reimbursed when absent.",
    }),
  },
  takesFilters: true,
  answers: object({
    currency: text,
    rows: listOf(object({ id: textOrNull, name: textOrNull, ...figures, links: links("expenses") })),
    totals: object(figures),
  }),
  run,
});
