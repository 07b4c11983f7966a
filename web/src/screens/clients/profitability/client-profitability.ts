import { keepPreviousData } from "@tanstack/react-query";
import type { Query } from "../../../api/records.ts";
import { reportQuery } from "../../../figures/project-economics.ts";

/** What a client brought, cost and owes in a period. */
export interface ClientResult {
  readonly client_id: string;
  readonly client_name: string;
  readonly archived: boolean;
  readonly projects: number;
  readonly worked_hours: number;
  readonly revenue: { readonly projects: number; readonly other: number; readonly total: number };
  readonly cost: {
    readonly labour: number;
    readonly expenses: number;
    readonly other: number;
    readonly total: number;
  };
  readonly profit: number;
  readonly margin_percent: number | null;
  readonly revenue_portion_percent: number | null;
  readonly billing: {
    readonly invoiced: number;
    readonly collected: number;
    readonly outstanding: number;
    readonly overdue: number;
    readonly unbilled: number;
    readonly average_days_to_pay: number | null;
  };
  /** The API's addresses of the records behind it; null where there is no such list. */
  readonly links: Readonly<Record<"projects" | "time" | "invoices" | "expenses", string | null>>;
}

export interface ClientProfitability {
  readonly totals: {
    readonly clients: number;
    readonly worked_hours: number;
    readonly revenue: number;
    readonly cost: number;
    readonly profit: number;
    readonly margin_percent: number | null;
  };
  /** What the company's own projects took; in no row and no total. */
  readonly internal: { readonly projects: number; readonly worked_hours: number; readonly cost: number };
  readonly rows: readonly ClientResult[];
}

/** What clients bring and cost; the figures before stay while the next ones load. */
export const clientProfitabilityQuery = (query: Query) => ({
  ...reportQuery<ClientProfitability>("clients", "client-profitability", query),
  placeholderData: keepPreviousData,
});
