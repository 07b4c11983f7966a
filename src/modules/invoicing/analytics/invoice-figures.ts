import {
  difference,
  type Figure,
  reportedAmount,
  reportedIfWhole,
  reportedPercent,
} from "../../../platform/figures/figure.ts";
import { reportedRow } from "../../../platform/figures/figure-rows.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { shownCents } from "../../projects/index.ts";
import { INVOICE_STATUSES } from "../invoices/invoice-status.ts";
import type { SettledInvoices } from "./days-to-pay.ts";
import { AGES, type DocumentGroup } from "./document-groups.ts";
import { centsIn, entriesOf, figureOf } from "./group-figures.ts";
import type { PaymentGroup } from "./payment-groups.ts";

/** What the figures of a report follow from. */
export interface CountedInvoices {
  readonly currency: string;
  readonly documents: readonly DocumentGroup[];
  readonly payments: readonly PaymentGroup[];
  readonly settled: readonly SettledInvoices[];
}

const isInvoice = ({ document_type }: DocumentGroup): boolean => document_type === "invoice";
export const isIssued = ({ is_dated, status }: DocumentGroup): boolean => is_dated && status !== "void";
export const isOpenInvoice = (group: DocumentGroup): boolean =>
  isInvoice(group) && group.bucket !== null && group.bucket !== "credit";
const isOverdue = (group: DocumentGroup): boolean => isOpenInvoice(group) && group.bucket !== "current";

const isInvoiced = (group: DocumentGroup): boolean => isIssued(group) && isInvoice(group);
const isCredited = (group: DocumentGroup): boolean => isIssued(group) && !isInvoice(group);

/** The sum of an amount over the documents that count. */
const amountOf = (
  { currency, documents }: CountedInvoices,
  counts: (group: DocumentGroup) => boolean,
  name: "net" | "total" | "open",
): Figure => figureOf(documents.filter(counts), (group) => group[name], currency);

/** What was invoiced without what was credited. */
export const revenueOf = (counted: CountedInvoices): Figure =>
  difference(amountOf(counted, isInvoiced, "net"), amountOf(counted, isCredited, "net"));

/** The figures that both the totals and the rows of clients have. */
export function claims(counted: CountedInvoices) {
  const { currency, payments } = counted;
  const of = (counts: (group: DocumentGroup) => boolean, name: "net" | "total" | "open"): Figure =>
    amountOf(counted, counts, name);
  return {
    net: of(isInvoiced, "net"),
    total: of(isInvoiced, "total"),
    creditedNet: of(isCredited, "net"),
    creditedTotal: of(isCredited, "total"),
    collected: figureOf(payments, ({ amount }) => amount, currency),
    outstanding: of(isOpenInvoice, "open"),
    overdue: of(isOverdue, "open"),
    unappliedCredit: of(({ bucket }) => bucket === "credit", "open"),
    drafts: of((group) => isInvoice(group) && group.status === "draft", "total"),
  };
}

/** The figures over all documents. */
export function totalsOf(counted: CountedInvoices) {
  const { documents, settled } = counted;
  const { net, total, creditedNet, creditedTotal, collected, ...open } = claims(counted);
  const issued = documents.filter(isIssued);
  const invoices = entriesOf(issued.filter(isInvoice));
  const days = settled.reduce((sum, one) => sum + one.days, 0);
  const paid = settled.reduce((sum, one) => sum + one.invoices, 0);
  return {
    invoices,
    credit_notes: entriesOf(issued) - invoices,
    draft_count: entriesOf(documents.filter((group) => isInvoice(group) && group.status === "draft")),
    average_days_to_pay: roundRatio(days, paid, 1),
    ...reportedRow({
      net: reportedAmount(net),
      tax: reportedAmount(difference(total, net)),
      total: reportedAmount(total),
      credited_net: reportedAmount(creditedNet),
      credited_total: reportedAmount(creditedTotal),
      revenue_net: reportedAmount(difference(net, creditedNet)),
      collected: reportedAmount(collected),
      outstanding: reportedAmount(open.outstanding),
      overdue: reportedAmount(open.overdue),
      unapplied_credit: reportedAmount(open.unappliedCredit),
      draft_total: reportedAmount(open.drafts),
      average_invoice_net: reportedIfWhole([net], () =>
        invoices === 0 ? null : roundRatio(net.known, BigInt(invoices) * 100n, 2),
      ),
      collection_percent: reportedPercent(collected, difference(total, creditedTotal)),
    }),
  };
}

/** A row for each status, also without invoices: those that are dated in the period, and all drafts. */
export const byStatus = ({ documents, currency }: CountedInvoices) =>
  INVOICE_STATUSES.toSorted(inOrderOfReport).map((status) => {
    const groups = documents.filter(
      (group) => isInvoice(group) && group.status === status && (group.is_dated || status === "draft"),
    );
    return {
      status,
      count: entriesOf(groups),
      ...reportedRow({
        total: reportedAmount(figureOf(groups, ({ total }) => total, currency)),
        balance_due: reportedAmount(figureOf(groups, ({ balance }) => balance, currency)),
      }),
    };
  });

/** An invoice that is overdue comes before one that is paid. */
const inOrderOfReport = (a: string, b: string): number => placeOf(a) - placeOf(b);
const REPORTED = ["draft", "issued", "sent", "partially_paid", "overdue", "paid", "void"];
const placeOf = (status: string): number => REPORTED.indexOf(status);

/** A row for each age of open balances, also without invoices. */
export const ageing = ({ documents, currency }: CountedInvoices) =>
  AGES.map((age) => {
    const groups = documents.filter((group) => isOpenInvoice(group) && group.bucket === age.bucket);
    return {
      ...age,
      count: entriesOf(groups),
      ...reportedRow({ amount: reportedAmount(figureOf(groups, ({ open }) => open, currency)) }),
    };
  });

/** A row for each currency of invoices, in which their amounts stay as they are. */
export function byCurrency({ documents }: CountedInvoices) {
  const counted = documents.filter((group) => isInvoice(group) && (isIssued(group) || isOpenInvoice(group)));
  const groups = grouped(counted, ({ currency }) => currency);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, all]) => {
      const issued = all.filter(isIssued);
      return {
        currency,
        invoices: entriesOf(issued),
        net: shownCents(centsIn(issued, ({ own_net }) => own_net)),
        total: shownCents(centsIn(issued, ({ own_total }) => own_total)),
        outstanding: shownCents(centsIn(all.filter(isOpenInvoice), ({ own_open }) => own_open)),
      };
    });
}
