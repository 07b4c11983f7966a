import { expenseSums } from "./economics-rules.ts";
import { cents, type Exact, minus, rounded, shown, sumIfKnown, sumOf, unitsOf } from "./exact.ts";
import type { Facts, LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

const SCALE = 10n ** 8n;

/** An amount of a document or a payment in the currency of the report: at its own rate in the base currency. */
export function inReport(
  one: Row,
  amount: number,
  day: string,
  { meta, rates, baseCurrency }: Pick<Facts, "meta" | "rates" | "baseCurrency">,
): Exact {
  if (one.currency === meta.currency) return cents(amount);
  if (meta.currency === baseCurrency && one.exchange_rate !== null)
    return rounded(cents(amount) * unitsOf(one.exchange_rate, 8), SCALE);
  return rates.convert(cents(amount), one.currency, meta.currency, day.slice(0, 10));
}

const total = (documents: readonly Row[], name: "net_total" | "total", facts: Facts): Exact =>
  sumIfKnown(documents, (one) => inReport(one, one[name], one.issue_date, facts));

const received = (payments: readonly Row[], facts: Facts): Exact =>
  sumIfKnown(payments, (one) => {
    const amount = inReport(one, one.amount, one.paid_at, facts);
    return amount === null ? null : one.is_refund ? -amount : amount;
  });

const LISTS = { invoices: "invoices", payments: "invoice-payments" };

const period: LinkRule = {
  links: LISTS,
  figures({ invoices, payments }, _group, facts) {
    const issued = invoices!.filter(({ document_type }) => document_type === "invoice");
    const notes = invoices!.filter(({ document_type }) => document_type === "credit_note");
    const [net, gross] = [total(issued, "net_total", facts), total(issued, "total", facts)];
    const credited = total(notes, "net_total", facts);
    return {
      "totals.invoices": issued.length,
      "totals.credit_notes": notes.length,
      "totals.net": shown(net),
      "totals.tax": shown(minus(gross, net)),
      "totals.total": shown(gross),
      "totals.credited_net": shown(credited),
      "totals.credited_total": shown(total(notes, "total", facts)),
      "totals.revenue_net": shown(minus(net, credited)),
      "totals.collected": shown(received(payments!, facts)),
    };
  },
  others: [
    ...["outstanding", "overdue", "unapplied_credit", "draft_count", "draft_total"],
    ...["average_invoice_net", "average_days_to_pay", "collection_percent"],
  ].map((name) => `totals.${name}`),
};

const age: LinkRule = {
  links: { invoices: "invoices" },
  figures: ({ invoices }, _group, facts) => ({
    count: invoices!.length,
    amount: shown(sumIfKnown(invoices!, (one) => inReport(one, one.balance_due, one.issue_date, facts))),
  }),
  others: ["from_days", "to_days"],
};

/** The sum over intervals of what is known of each; null if nothing is. */
function overIntervals(facts: Facts, sum: (isWithin: (day: string) => boolean) => Exact): number | null {
  const known = facts.data.periods
    .map(({ from, to }: Row) => sum((day) => day >= from && day <= to))
    .filter((one: Exact) => one !== null);
  return known.length === 0 ? null : shown(sumOf(known, (one: bigint) => one));
}

const chart: LinkRule = {
  links: LISTS,
  figures({ invoices, payments }, { measure, series }, facts) {
    const name = `${measure === "net" ? "net_" : ""}total` as const;
    const charted = series.map(({ key }: Row) => key);
    const ofType =
      (type: string, isOne: (document: Row) => boolean) => (isWithin: (day: string) => boolean) =>
        total(
          invoices!.filter((one) => one.document_type === type && isOne(one) && isWithin(one.issue_date)),
          name as "total",
          facts,
        );
    const revenue = (isOne: (document: Row) => boolean) => (isWithin: (day: string) => boolean) =>
      minus(ofType("invoice", isOne)(isWithin), ofType("credit_note", isOne)(isWithin));
    const all = () => true;
    const expected = (key: string): number | null => {
      if (key === "invoiced") return overIntervals(facts, ofType("invoice", all));
      if (key === "credited") return overIntervals(facts, ofType("credit_note", all));
      if (key === "revenue") return overIntervals(facts, revenue(all));
      if (key === "collected")
        return overIntervals(facts, (isWithin) =>
          received(
            payments!.filter(({ paid_at }) => isWithin(paid_at)),
            facts,
          ),
        );
      const isOne = ({ client_id }: Row) =>
        key === "others" ? !charted.includes(client_id) : client_id === key;
      return overIntervals(facts, revenue(isOne));
    };
    return Object.fromEntries(charted.map((key: string) => [`series.${key}.total`, expected(key)]));
  },
  others: [],
};

/** The points of one interval of the chart, each with the records behind it. */
const chartedInterval: LinkRule = {
  links: ({ data }) => Object.fromEntries(data.series.map(({ key }: Row) => [key, listBehind(key)])),
  figures(lists, _group, facts) {
    const name = facts.data.measure === "net" ? "net_total" : "total";
    const ofType = (documents: readonly Row[], type: string) =>
      total(
        documents.filter(({ document_type }) => document_type === type),
        name,
        facts,
      );
    const amounts = Object.entries(lists).map(([key, rows]): [string, Exact] => [
      `amounts.${key}`,
      key === "collected"
        ? received(rows, facts)
        : key === "credited"
          ? ofType(rows, "credit_note")
          : key === "invoiced"
            ? ofType(rows, "invoice")
            : minus(ofType(rows, "invoice"), ofType(rows, "credit_note")),
    ]);
    return Object.fromEntries(amounts.map(([path, amount]) => [path, shown(amount)]));
  },
  others: [],
};

const listBehind = (key: string): string => (key === "collected" ? "invoice-payments" : "invoices");

/** Time as lines bill it: the minutes at one rate are rounded together. */
function timeAmount(entries: readonly Row[]): Exact {
  const byRate = new Map<string | null, bigint>();
  for (const { billed_rate, billable_minutes } of entries)
    byRate.set(billed_rate, (byRate.get(billed_rate) ?? 0n) + BigInt(billable_minutes));
  return sumIfKnown(byRate, ([rate, minutes]) =>
    rate === null ? null : rounded(minutes * cents(Number(rate)), 60n),
  );
}

const minutesOf = (entries: readonly Row[]): number =>
  Number(sumOf(entries, (one) => BigInt(one.billable_minutes)));

const unbilled: LinkRule = {
  links: { time: "timesheets", unapproved: "timesheets", expenses: "expenses" },
  figures({ time, unapproved, expenses }, { currency }, facts) {
    const entries = time!.filter(({ billable_minutes }) => billable_minutes > 0);
    const priced = entries.filter(({ billed_rate }) => billed_rate !== null);
    return {
      minutes: minutesOf(priced),
      time_amount: shown(timeAmount(entries)),
      expenses_amount: shown(expenseSums(expenses!, facts, currency).rebilled),
      unapproved_minutes: minutesOf(unapproved!),
      unpriced_entries: entries.length - priced.length,
    };
  },
  others: ["fees_amount"],
};

/** What the links in the reports on invoices list. */
export const INVOICE_LINKS: Readonly<Record<string, LinkRule>> = {
  "invoices/invoice-analytics ": period,
  "invoices/invoice-analytics ageing[]": age,
  "invoices/chart ": chart,
  "invoices/chart periods[]": chartedInterval,
  "invoices/unbilled rows[]": unbilled,
};
