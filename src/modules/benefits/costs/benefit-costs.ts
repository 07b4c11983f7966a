import { choiceKind, dayOnTheWire, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { dateParameter, reportedPeriod } from "../../../platform/figures/report-period.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { sumOf } from "../../projects/index.ts";
import { costLinks } from "./cost-links.ts";
import { COST_GROUPS, type CostRow, loadCostRows, loadYearlyCosts } from "./cost-rows.ts";

const PERIOD = "this month";

const parameters = {
  date: dateParameter(PERIOD),
  group: parameter(choiceKind(COST_GROUPS), {
    isSingle: true,
    description: "The grouping of the rows; default: benefit.",
  }),
};

const shown = (cents: bigint): number => roundRatio(cents, 100, 2)!;

/** The figures of rows in one currency, which are those of a row or the currency's totals. */
function figuresOf(rows: readonly CostRow[]) {
  const employer = sumOf(rows.map((row) => BigInt(row.employer_cents)));
  const employee = sumOf(rows.map((row) => BigInt(row.employee_cents)));
  return {
    employer_total: shown(employer),
    employee_total: shown(employee),
    total_cost: shown(employer + employee),
    charges: rows.reduce((sum, { charges }) => sum + charges, 0),
    enrolments: rows.reduce((sum, { enrolments }) => sum + enrolments, 0),
  };
}

async function run(context: GetterContext<"employee-benefits", typeof parameters>) {
  const { work, parameters, givenFilters, link } = context;
  const period: Period = reportedPeriod(parameters.date, PERIOD, work);
  const group = onlyValueOf(parameters.group) ?? "benefit";
  const rows = await loadCostRows(context, period, group);
  const yearly = await loadYearlyCosts(context);
  const urls = costLinks(givenFilters, period, group, (filters) => link("employee-benefits", filters));
  const currencies = [...grouped(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    ...figuresOf(own),
    projected_yearly: shown(BigInt(yearly.get(currency) ?? "0")),
    links: { enrolments: urls.charged(currency), active: urls.active(currency) },
    rows: own.map((row) => ({
      id: row.id,
      name: row.name,
      ...figuresOf([row]),
      links: { enrolments: urls.row(currency, row.id) },
    })),
  }));
  return { data: { period: { from: dayOnTheWire(period.from), to: dayOnTheWire(period.to) }, currencies } };
}

const amount = { type: "number" };
const figures = {
  employer_total: amount,
  employee_total: amount,
  total_cost: amount,
  charges: { ...count, description: "The number of charges in the period." },
  enrolments: { ...count, description: "The number of enrolments with a charge in the period." },
};

/** What benefits cost the company and the employees in a period, by currency. */
export const benefitCosts = getter("employee-benefits", {
  title: "Benefit costs",
  question: "What do benefits cost us?",
  breakdowns: [{ title: "Cost", parts: ["employer_total", "employee_total"], whole: "total_cost" }],
  description:
    "The costs of benefits in a period: for each charge in it, the costs of its enrolment. Amounts in different currencies are not added. Archived employees are included.",
  permissions: ["view-benefits"],
  parameters,
  takesFilters: true,
  response: object({
    period: object({ from: moment, to: moment }),
    currencies: listOf(
      object({
        currency: text,
        ...figures,
        projected_yearly: {
          ...amount,
          description:
            "The company's part of a year's charges of the enrolments that are active today, without those that are charged once.",
        },
        links: links("enrolments", "active"),
        rows: listOf(object({ id: textOrNull, name: text, ...figures, links: links("enrolments") })),
      }),
    ),
  }),
  run,
});
