import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter } from "../../../api/records.ts";
import type { Period } from "../../../figures/period/periods.ts";
import { t } from "../../../messages/t.ts";

/** What enrolments cost in a period, in one currency. */
export interface Costs {
  readonly employer_total: number;
  readonly employee_total: number;
  readonly total_cost: number;
  readonly charges: number;
  readonly enrolments: number;
  readonly links: { readonly enrolments: string | null };
}

export interface CostRow extends Costs {
  /** Null: the employees without a department. */
  readonly id: string | null;
  readonly name: string;
}

export interface CurrencyCosts extends Costs {
  readonly currency: string;
  readonly projected_yearly: number;
  readonly rows: readonly CostRow[];
}

export const GROUPS = [
  { value: "benefit", label: t("Benefit") },
  { value: "category", label: t("Category") },
  { value: "department", label: t("Department") },
  { value: "employee", label: t("Employee") },
];

/** The query of the costs in a period. It keeps the previous figures while the next ones load. */
export const costsQuery = ({ from, to }: Period, group: string) =>
  queryOptions({
    queryKey: ["employee-benefits", "benefit-costs", from, to, group],
    queryFn: async () => {
      const query = { date: `${from},${to}`, group };
      const { data } = await callGetter<{ readonly currencies: readonly CurrencyCosts[] }>(
        "employee-benefits",
        "benefit-costs",
        query,
      );
      return data.currencies;
    },
    placeholderData: keepPreviousData,
  });
