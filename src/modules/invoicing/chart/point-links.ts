import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type InvoiceQuery, linksOf } from "../analytics/analytics-query.ts";
import { type ChartSeries, OTHERS } from "./chart-series.ts";

const NO_DRAFTS = { "-status": "draft,void" };

/**
 * The URLs of the records behind the points of an interval, by the keys of the series. A key that is none of the usual ones is
 * a client's.
 */
export function pointLinks(
  context: Parameters<typeof linksOf>[0],
  query: InvoiceQuery,
  { from, to }: Period,
  series: readonly Pick<ChartSeries, "key">[],
): Readonly<Record<string, string | null>> {
  const days = `${from},${to}`;
  const list = linksOf(context, query);
  const issued = { issue_date: days, ...NO_DRAFTS };
  const charted = series.map(({ key }) => key).filter((key) => key !== OTHERS);
  const linkOf = (key: string): string | null => {
    switch (key) {
      case "invoiced":
        return list("invoices", { ...issued, document_type: "invoice" });
      case "credited":
        return list("invoices", { ...issued, document_type: "credit_note" });
      case "revenue":
        return list("invoices", issued);
      case "collected":
        return list("invoice-payments", { paid_at: days, "-method": "credit_note" });
      case OTHERS:
        return list("invoices", { ...issued, "-client_id": charted.join(",") });
      default:
        return linksOf(context, { ...query, clientIds: [key] })("invoices", issued);
    }
  };
  return Object.fromEntries(series.map(({ key }) => [key, linkOf(key)]));
}
