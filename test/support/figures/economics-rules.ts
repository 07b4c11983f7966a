import {
  cents,
  type Exact,
  hourly,
  hours,
  minus,
  percent,
  plus,
  rounded,
  shown,
  sumIfKnown,
  unitsOf,
} from "./exact.ts";
import type { Facts, LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";
import { timeSums } from "./time-rules.ts";

/** The net amount of an expense in a currency (rule R4); null if there is no exchange rate. */
function netIn(one: Row, currency: string, { rates }: Facts): bigint | null {
  const net = cents(one.net_amount);
  if (one.currency !== currency && currency === one.base_currency)
    return one.exchange_rate === null ? null : rounded(net * unitsOf(one.exchange_rate, 8), 10n ** 8n);
  return rates.convert(net, one.currency, currency, one.date.slice(0, 10));
}

/** What listed expenses come to, in hundredths of a currency; null where one of them is not known. */
export function expenseSums(expenses: readonly Row[], facts: Facts, currency: string) {
  const rebilled = (one: Row): Exact => {
    const project = facts.projects.get(one.project_id);
    if (!project || !one.is_billable || project.billing_model === "non_billable") return 0n;
    const net = netIn(one, project.currency, facts);
    if (net === null) return null;
    const marked = rounded(net * (10_000n + unitsOf(one.markup_percent, 2)), 10_000n);
    return facts.rates.convert(marked, project.currency, currency, one.date.slice(0, 10));
  };
  return {
    cost: sumIfKnown(expenses, (one) => netIn(one, currency, facts)),
    rebilled: sumIfKnown(expenses, rebilled),
    unbilled: sumIfKnown(
      expenses.filter((one) => one.billing_status === "unbilled"),
      rebilled,
    ),
  };
}

const RESULT = ["revenue", "profit", "margin_percent"];
const LISTS = { time: "timesheets", expenses: "expenses", invoice_lines: "invoice-lines" };

/** What listed lines come to, in hundredths of a currency; credit notes are negative. */
const lineSum = (lines: readonly Row[], facts: Facts, currency: string, ...kinds: readonly string[]): Exact =>
  sumIfKnown(
    lines.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)),
    (one) => {
      const invoice = facts.invoices.get(one.invoice_id)!;
      const net = cents(one.net_amount) - cents(one.discount_share);
      const signed = invoice.document_type === "credit_note" ? -net : net;
      if (currency === facts.baseCurrency)
        return rounded(signed * unitsOf(invoice.exchange_rate, 8), 10n ** 8n);
      return facts.rates.convert(signed, invoice.currency, currency, invoice.issue_date.slice(0, 10));
    },
  );

const profitability: LinkRule = {
  links: LISTS,
  figures({ time, expenses, invoice_lines: lines }, { billing_model }, facts) {
    const worked = timeSums(time!, facts, facts.meta.currency);
    const spent = expenseSums(expenses!, facts, facts.meta.currency);
    const isAccrual = facts.meta.basis === "accrual";
    const isBilledByTime = billing_model === "time_and_materials";
    const ofLines = (...kinds: readonly string[]): Exact =>
      lineSum(lines!, facts, facts.meta.currency, ...kinds);
    const isManualEarned = !isAccrual || billing_model !== "non_billable";
    return {
      "time.worked_minutes": Number(worked.worked),
      "time.worked_hours": hours(worked.worked),
      "time.billable_minutes": Number(worked.billable),
      "time.non_billable_minutes": Number(worked.worked - worked.forBilling),
      "time.billable_percent": percent(worked.forBilling, worked.worked),
      "time.value": shown(worked.value),
      "time.unpriced_minutes": Number(worked.unpriced),
      "time.uncosted_minutes": Number(worked.uncosted),
      "revenue.time": shown(isAccrual ? (isBilledByTime ? worked.value : 0n) : ofLines("time")),
      "revenue.expenses": shown(isAccrual ? spent.rebilled : ofLines("expense")),
      "revenue.manual": shown(isManualEarned ? ofLines("manual") : 0n),
      "billing.invoiced": shown(ofLines()),
      "cost.labour": shown(worked.cost),
      "cost.expenses": shown(spent.cost),
      "cost.total": shown(plus(worked.cost, spent.cost)),
      "billing.unbilled_time": shown(worked.ofStatus("unbilled")),
      "billing.unbilled_expenses": shown(spent.unbilled),
    };
  },
  others: [
    ...["fees", "overage", "revenue_share", "total"].map((name) => `revenue.${name}`),
    ...["profit", "margin_percent", "effective_hourly_rate", "realization_percent"],
    ...["drafted", "unbilled_fees", "deferred_fees"].map((name) => `billing.${name}`),
    ...["budget", "consumed", "remaining", "burn_percent", "elapsed_percent"].map((name) => `budget.${name}`),
  ],
};

const portfolio: LinkRule = {
  links: LISTS,
  figures({ time, expenses, invoice_lines: lines }, _, facts) {
    const worked = timeSums(time!, facts, facts.meta.currency);
    const spent = expenseSums(expenses!, facts, facts.meta.currency);
    const isInvoiced = facts.meta.basis === "invoiced";
    return {
      worked_hours: hours(worked.worked),
      cost: shown(plus(worked.cost, spent.cost)),
      ...(isInvoiced ? { revenue: shown(lineSum(lines!, facts, facts.meta.currency)) } : {}),
    };
  },
  others: [...RESULT, "burn_percent"],
};

const team: LinkRule = {
  links: { time: "timesheets", expenses: null, invoice_lines: null },
  figures({ time }, _, facts) {
    const worked = timeSums(time!, facts, facts.meta.currency);
    return {
      projects: new Set(time!.map(({ project_id }) => project_id)).size,
      worked_minutes: Number(worked.worked),
      worked_hours: hours(worked.worked),
      billable_minutes: Number(worked.billable),
      billable_percent: percent(worked.forBilling, worked.worked),
      value: shown(worked.value),
      average_billed_rate: hourly(worked.value, worked.priced),
      labour_cost: shown(worked.cost),
      average_cost_rate: hourly(worked.cost, worked.worked - worked.uncosted),
    };
  },
  others: ["capacity_minutes", "utilization_percent", "contribution", ...RESULT],
};

/** The balances of listed documents in hundredths of the report's currency; null if one of them is not known. */
function openSum(documents: readonly Row[], { meta, rates, baseCurrency }: Facts): Exact {
  return sumIfKnown(documents, ({ document_type, balance_due, currency, exchange_rate, issue_date }) => {
    const balance = document_type === "invoice" ? cents(balance_due) : 0n;
    if (currency !== meta.currency && meta.currency === baseCurrency)
      return rounded(balance * unitsOf(exchange_rate, 8), 10n ** 8n);
    return rates.convert(balance, currency, meta.currency, issue_date.slice(0, 10));
  });
}

/**
 * The figures of documents that follow from a list of them: balances if the report ends today, and what was invoiced
 * in the documents' own currency, as other lines are rounded one by one and a list of projects' documents has more lines.
 */
function documentSums(documents: readonly Row[], facts: Facts): Readonly<Record<string, number | null>> {
  const { date, as_of, currency, filters } = facts.meta;
  const [from, to] = date as readonly [string | null, string];
  const isToday = to.slice(0, 10) >= as_of.slice(0, 10);
  const due = documents.filter(({ is_overdue }) => is_overdue);
  const dated = documents.filter(({ issue_date }) => issue_date >= (from ?? "") && issue_date <= to);
  const isOfClients = Object.keys(filters).every((name) => name === "client_id");
  const isComplete = isOfClients && dated.every((one) => one.currency === currency);
  const invoiced = sumIfKnown(dated, ({ document_type, net_total }) =>
    document_type === "invoice" ? cents(net_total) : -cents(net_total),
  );
  return {
    ...(isToday && {
      "billing.outstanding": shown(openSum(documents, facts)),
      "billing.overdue": shown(openSum(due, facts)),
    }),
    ...(isComplete && { "billing.invoiced": shown(invoiced) }),
  };
}

const clients: LinkRule = {
  links: { projects: "projects", time: "timesheets", invoices: "invoices", expenses: "expenses" },
  figures({ projects, time, invoices, expenses }, _, facts) {
    const worked = timeSums(time!, facts, facts.meta.currency);
    const sums = (rows: readonly Row[]) => expenseSums(rows, facts, facts.meta.currency);
    const spent = sums(expenses!);
    const onProjects = sums(expenses!.filter(({ project_id }) => project_id !== null));
    const other = sums(expenses!.filter(({ project_id }) => project_id === null));
    return {
      projects: projects!.length,
      worked_hours: hours(worked.worked),
      "cost.labour": shown(worked.cost),
      "cost.expenses": shown(onProjects.cost),
      "cost.other": shown(other.cost),
      "cost.total": shown(plus(worked.cost, spent.cost)),
      "billing.unbilled": shown(plus(worked.ofStatus("unbilled"), spent.unbilled)),
      ...documentSums(invoices!, facts),
    };
  },
  others: [
    ...["projects", "other", "total"].map((name) => `revenue.${name}`),
    ...["profit", "margin_percent", "revenue_portion_percent"],
    ...["invoiced", "collected", "outstanding", "overdue", "average_days_to_pay"].map(
      (name) => `billing.${name}`,
    ),
  ],
};

const summary: LinkRule = {
  links: { expenses: "expenses" },
  figures({ expenses }) {
    const inBase = (hundredths: bigint, one: Row): Exact =>
      one.exchange_rate === null ? null : rounded(hundredths * unitsOf(one.exchange_rate, 8), 10n ** 8n);
    const sum = (figure: (one: Row) => Exact, isSelected: (one: Row) => boolean = () => true) =>
      sumIfKnown(expenses!.filter(isSelected), figure);
    const base = (one: Row): Exact => (one.base_amount === null ? null : cents(one.base_amount));
    const billable = (one: Row): Exact =>
      one.billable_amount === 0 ? 0n : inBase(cents(one.billable_amount), one);
    const reimbursable = sum(base, (one) => one.paid_by === "employee");
    const reimbursed = sum(base, (one) => one.status === "reimbursed");
    const billed = sum(billable, (one) => one.billing_status === "billed");
    return {
      count: expenses!.length,
      base_amount: shown(sum(base)),
      net_base_amount: shown(sum((one) => inBase(cents(one.net_amount), one))),
      reimbursable: shown(reimbursable),
      reimbursed: shown(reimbursed),
      outstanding: shown(minus(reimbursable, reimbursed)),
      billable: shown(sum(billable)),
      billed: shown(billed),
      unbilled: shown(minus(sum(billable), billed)),
    };
  },
  others: [],
};

const burn: LinkRule = {
  links: { time: "timesheets", expenses: "expenses" },
  figures({ time, expenses }, _, facts): Readonly<Record<string, number | null>> {
    const project = facts.projects.get(facts.data.project_id)!;
    const { budget_type: type, currency } = project;
    if (type === null) return {};
    const worked = timeSums(time!, facts, currency);
    if (type.endsWith("hours")) return { consumed: hours(worked.worked) };
    const counted = project.budget_includes_expenses ? expenses! : [];
    const spent = expenseSums(counted, facts, currency);
    const consumed = type === "cost" ? plus(worked.cost, spent.cost) : plus(worked.value, spent.rebilled);
    return { consumed: shown(consumed) };
  },
  others: ["consumed", "remaining", "burn_percent", "elapsed_percent"],
};

/** What the links in reports of money list. */
export const ECONOMICS_LINKS: Readonly<Record<string, LinkRule>> = {
  "projects/project-profitability rows[]": profitability,
  "projects/portfolio-overview rows[]": portfolio,
  "projects/project-team-economics rows[]": team,
  "projects/budget-burn series[]": burn,
  "clients/client-profitability rows[]": clients,
  "expenses/expense-summary rows[]": summary,
};
