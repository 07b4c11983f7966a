import { Fragment } from "react";
import type { Attributes } from "../../api/records.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import classes from "./offer-totals.module.css";

type Offer = Attributes<"offers">;

/** The totals in the order in which they are printed, as the API calculated them. */
function rowsOf(offer: Offer): { label: string; amount: number; isStrong?: boolean }[] {
  const { subtotal, discount_total, net_total, total, optional_total } = offer;
  return [
    ...(discount_total === 0
      ? []
      : [
          { label: t("Lines"), amount: subtotal },
          { label: t("Discount"), amount: -discount_total },
        ]),
    { label: t("Net"), amount: net_total },
    ...offer.tax_summary.map(({ name, percent, tax }) => ({
      label: name === null ? t("No tax") : `${name} (${formatPercent(percent)})`,
      amount: tax,
    })),
    { label: t("Total"), amount: total, isStrong: true },
    ...(optional_total === 0 ? [] : [{ label: t("Options not chosen, net"), amount: optional_total }]),
  ];
}

/** The totals of an offer, tax by tax. */
export function OfferTotals({ offer }: { readonly offer: Offer }) {
  return (
    <dl className={classes.totals}>
      {rowsOf(offer).map(({ label, amount, isStrong }) => (
        <Fragment key={label}>
          <dt data-strong={isStrong}>{label}</dt>
          <dd data-strong={isStrong}>{formatMoney(amount, offer.currency)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
