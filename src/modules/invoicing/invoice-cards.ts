import { addDays, homeCard } from "../../engine/declare/index.ts";
import { message, type Work } from "../../engine/work/index.ts";
import { monthBefore } from "../../platform/figures/calendar-intervals.ts";
import { type InvoiceQuery, READERS } from "./analytics/analytics-query.ts";
import { loadDocumentGroups } from "./analytics/document-groups.ts";
import { totalsOf } from "./analytics/invoice-figures.ts";

/** Receivables are compared with those so many days ago. */
const DAYS_BACK = 30;

/** What was earned and what is owed, for those who read the reports on finance. */
export const invoiceCards = [
  homeCard({
    name: "money",
    title: message`Revenue and receivables`,
    permissions: READERS,
    isOverview: true,
    content: money,
  }),
];

/**
 * The net revenue of the last full month and what is owed today, as the invoice analytics report them: null while an
 * amount has no exchange rate. There is no card before the first invoice.
 */
async function money(work: Work) {
  const currency = work.workspace.baseCurrency;
  const query: InvoiceQuery = { currency, clientIds: null, format: "json" };
  const figuresOf = async (day: string, asOf: string) => {
    const documents = await loadDocumentGroups(work, query, { period: monthBefore(day), asOf });
    const counted = { currency, documents, payments: [], settled: [] };
    const totals = new Map<string, unknown>(Object.entries(totalsOf(counted)));
    return {
      isEmpty: documents.length === 0,
      revenue: textOf(totals.get("revenue_net")),
      receivables: textOf(totals.get("outstanding")),
    };
  };
  const now = await figuresOf(work.today, work.today);
  const before = await figuresOf(monthBefore(work.today).from, addDays(work.today, -DAYS_BACK));
  if (now.isEmpty && before.isEmpty) return null;
  return {
    figures: [
      {
        ...{ label: message`Net revenue last month`, value: now.revenue, unit: currency },
        ...{ before: before.revenue, compared_with: "month_before" as const },
      },
      {
        ...{ label: message`Receivables`, value: now.receivables, unit: currency },
        ...{ before: before.receivables, compared_with: "30_days_ago" as const },
      },
    ],
  };
}

/** A figure of the report as text; null if it is not known. */
const textOf = (figure: unknown): string | null => (typeof figure === "number" ? String(figure) : null);
