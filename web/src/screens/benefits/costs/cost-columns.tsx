import type { ReactNode } from "react";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMoney, formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { CostRow, Costs, CurrencyCosts } from "./benefit-costs.ts";

type Column = FigureColumn<CostRow>;

const figure = (
  name: keyof Costs,
  label: string,
  totals: CurrencyCosts,
  show: (costs: Costs) => ReactNode,
): Column => ({ name, label, isFigure: true, isUnsorted: true, show, total: show(totals) });

/** The columns of the costs by group, with the totals of the currency. */
export function costColumns(totals: CurrencyCosts, groupLabel: string): readonly Column[] {
  const money = (amount: number): string => formatMoney(amount, totals.currency);
  return [
    {
      ...{ name: "name", label: groupLabel, isUnsorted: true, total: t("Together") },
      show: ({ name }) => name,
    },
    figure("enrolments", t("Enrolments"), totals, ({ enrolments, links }) => (
      <RowsBehind link={links.enrolments}>{formatNumber(enrolments)}</RowsBehind>
    )),
    figure("charges", t("Charges"), totals, ({ charges }) => formatNumber(charges)),
    figure("employer_total", t("Company"), totals, ({ employer_total }) => money(employer_total)),
    figure("employee_total", t("Employees"), totals, ({ employee_total }) => money(employee_total)),
    figure("total_cost", t("Total"), totals, ({ total_cost }) => money(total_cost)),
  ];
}
