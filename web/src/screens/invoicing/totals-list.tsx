import { Fragment } from "react";
import type { Attributes } from "../../api/records.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import classes from "./totals-list.module.css";

type Invoice = Attributes<"invoices">;

interface TotalsListProps {
  readonly invoice: Invoice;
  /** Whether the figures are those of earlier input. */
  readonly isStale?: boolean;
}

interface Row {
  readonly label: string;
  readonly amount: number;
  readonly isStrong?: boolean;
}

/** The totals in the order of a printed invoice, as the API calculated them. */
function rowsOf(invoice: Invoice): Row[] {
  const { subtotal, discount_total, net_total, total, paid_total, credited_total, balance_due } = invoice;
  const isIssued = invoice.number !== null;
  const credited = invoice.document_type === "credit_note" ? t("Applied to its invoice") : t("Credited");
  const paid = invoice.document_type === "credit_note" ? t("Refunded") : t("Paid");
  return [
    ...(discount_total === 0
      ? []
      : [
          { label: t("Lines"), amount: subtotal },
          { label: t("Discount"), amount: -discount_total },
        ]),
    { label: t("Net"), amount: net_total },
    ...invoice.tax_summary.map(({ name, percent, tax }) => ({
      label: name === null ? t("No tax") : `${name} (${formatPercent(percent)})`,
      amount: tax,
    })),
    { label: t("Total"), amount: total, isStrong: true },
    ...(isIssued && paid_total !== 0 ? [{ label: paid, amount: -paid_total }] : []),
    ...(isIssued && credited_total !== 0 ? [{ label: credited, amount: -credited_total }] : []),
    ...(isIssued ? [{ label: t("Outstanding"), amount: balance_due, isStrong: true }] : []),
  ];
}

/** The totals of an invoice or a credit note, tax by tax. */
export function TotalsList({ invoice, isStale = false }: TotalsListProps) {
  return (
    <dl className={classes.totals} data-stale={isStale || undefined}>
      {rowsOf(invoice).map(({ label, amount, isStrong }) => (
        <Fragment key={label}>
          <dt data-strong={isStrong}>{label}</dt>
          <dd data-strong={isStrong}>{formatMoney(amount, invoice.currency)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
