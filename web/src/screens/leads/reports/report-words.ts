import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

/** An amount in the currency of the report; a dash if it is not known or there is none. */
export const moneyIn =
  (currency: string) =>
  (amount: number | null): string =>
    amount === null ? "–" : formatMoney(amount, currency);

/** A change from the period before: "+150%"; nothing from zero. */
export function changeInWords(percent: number | null): string {
  if (percent === null) return t("nothing to compare with");
  const change = `${percent > 0 ? "+" : ""}${formatPercent(percent)}`;
  return t`${change} to the period before`;
}
