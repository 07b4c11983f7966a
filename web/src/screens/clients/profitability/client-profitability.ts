import { keepPreviousData } from "@tanstack/react-query";
import type { Query } from "../../../api/records.ts";
import { reportQuery } from "../../../figures/project-economics.ts";
import type { Totalled, Unknown } from "../../../figures/unknown.ts";

/** The revenue, cost and receivables of a client in a period. */
export interface ClientResult {
  readonly client_id: string;
  readonly client_name: string;
  readonly archived: boolean;
  readonly projects: number;
  readonly worked_hours: number;
  readonly revenue: {
    readonly projects: number | null;
    readonly other: number | null;
    readonly total: number;
  };
  readonly cost: {
    readonly labour: number | null;
    readonly expenses: number | null;
    readonly other: number | null;
    readonly total: number | null;
  };
  readonly profit: number | null;
  readonly margin_percent: number | null;
  readonly revenue_portion_percent: number | null;
  readonly billing: {
    readonly invoiced: number | null;
    readonly collected: number | null;
    readonly outstanding: number | null;
    readonly overdue: number | null;
    readonly unbilled: number | null;
    readonly average_days_to_pay: number | null;
  };
  readonly unknown: readonly Unknown[];
  /** URLs of the lists behind the figures; null where no such list exists. */
  readonly links: Readonly<Record<"projects" | "time" | "invoices" | "expenses", string | null>>;
}

export interface ClientProfitability {
  readonly totals: Totalled & {
    readonly clients: number;
    readonly worked_hours: number;
    readonly revenue: number | null;
    readonly cost: number | null;
    readonly profit: number | null;
    readonly margin_percent: number | null;
  };
  /** Hours and cost of internal projects, which are in no row and no total. */
  readonly internal: {
    readonly projects: number;
    readonly worked_hours: number;
    readonly cost: number | null;
    readonly unknown: readonly Unknown[];
  };
  readonly rows: readonly ClientResult[];
}

/** The query of the report. It keeps the previous figures while the next ones load. */
export const clientProfitabilityQuery = (query: Query) => ({
  ...reportQuery<ClientProfitability>("clients", "client-profitability", query),
  placeholderData: keepPreviousData,
});
