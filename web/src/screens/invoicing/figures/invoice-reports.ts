import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";
import type { Totalled, Unknown } from "../../../figures/unknown.ts";

type Amount = number | null;

interface Figures {
  readonly unknown: readonly Unknown[];
}

/** The open balances of one age. */
export interface Ageing extends Figures {
  readonly bucket: "current" | "1_30" | "31_60" | "61_90" | "over_90";
  readonly count: number;
  readonly amount: Amount;
  readonly links: { readonly invoices: string | null };
}

/** What a client bought, paid and owes; without an id: all further clients. */
export interface ClientFigures extends Figures {
  readonly client_id: string | null;
  readonly client_name: string;
  readonly net: Amount;
  readonly collected: Amount;
  readonly outstanding: Amount;
  readonly overdue: Amount;
}

interface Totals extends Figures {
  readonly revenue_net: Amount;
  readonly collected: Amount;
  readonly outstanding: Amount;
  readonly overdue: Amount;
  readonly unapplied_credit: Amount;
  readonly draft_total: Amount;
  readonly average_days_to_pay: number | null;
  readonly collection_percent: number | null;
}

export interface InvoiceAnalytics {
  readonly totals: Totals;
  readonly ageing: readonly Ageing[];
  readonly by_client: readonly ClientFigures[];
  readonly links: { readonly invoices: string | null; readonly payments: string | null };
}

/** What was invoiced, credited and collected in each interval. */
export interface InvoiceChart {
  readonly labels: readonly string[];
  readonly periods: readonly {
    readonly from: string;
    readonly to: string;
    readonly partial: boolean;
    readonly links: Readonly<Record<string, string | null>>;
  }[];
  readonly series: readonly (Figures & {
    readonly key: string;
    readonly points: readonly Amount[];
    readonly total: Amount;
  })[];
}

/** What could be billed of a project now. */
export interface UnbilledRow extends Figures {
  readonly client_id: string;
  readonly client_name: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly currency: string;
  readonly minutes: number;
  readonly time_amount: Amount;
  readonly expenses_amount: Amount;
  readonly fees_amount: Amount;
  readonly unapproved_minutes: number;
  readonly unpriced_entries: number;
  readonly first_date: string | null;
  readonly last_date: string | null;
  readonly links: {
    readonly time: string | null;
    readonly unapproved: string | null;
    readonly expenses: string | null;
  };
}

export interface Unbilled {
  readonly totals: readonly (Totalled & {
    readonly currency: string;
    readonly minutes: number;
    readonly time_amount: Amount;
    readonly expenses_amount: Amount;
    readonly fees_amount: Amount;
    readonly unapproved_minutes: number;
    readonly unpriced_entries: number;
  })[];
  readonly rows: readonly UnbilledRow[];
}

/** A report on invoices. It keeps the previous figures while the next ones load. */
const report = <T>(getter: string, query: Query) =>
  queryOptions({
    queryKey: ["invoices", getter, query],
    queryFn: async () => (await callGetter<T>("invoices", getter, query)).data,
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = (query: Query) => report<InvoiceAnalytics>("invoice-analytics", query);
export const chartQuery = (query: Query) => report<InvoiceChart>("chart", query);
export const unbilledQuery = (query: Query) => report<Unbilled>("unbilled", query);
