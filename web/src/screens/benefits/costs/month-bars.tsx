import { BarRows } from "../../../figures/bar-rows.tsx";
import { formatMonth } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";

/** The costs of one month. */
export interface MonthCosts {
  /** The first day of the month. */
  readonly month: string;
  readonly company: number;
  readonly employees: number;
}

interface MonthBarsProps {
  readonly months: readonly MonthCosts[];
  readonly currency: string;
}

/** A bar for the costs of each month: the company's part and that of the employees, with the sum beside it. */
export function MonthBars({ months, currency }: MonthBarsProps) {
  return (
    <BarRows
      label="Costs by month"
      rows={months.map(({ month, company, employees }) => ({
        key: month,
        label: formatMonth(month),
        parts: [
          { label: "Company", amount: company, tone: "main" },
          { label: "Employees", amount: employees, tone: "warning" },
        ],
        figure: formatMoney(company + employees, currency),
      }))}
    />
  );
}
