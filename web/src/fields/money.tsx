import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { valueAt } from "../declare/value-at.ts";
import { formatMoney, formatNumber } from "../format/numbers.ts";
import { useSession } from "../session/session.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

export type Values = Readonly<Record<string, unknown>>;

/** The currency of an amount: the form's, the record's or the workspace's; null if it is unknown. */
export function useCurrency({ currencyField }: UiField, values?: Values, record?: ApiRecord): string | null {
  const { base_currency } = useSession().workspace;
  if (currencyField === undefined) return base_currency;
  if (currencyField === null) return null;
  const entered = valueAt(values ?? {}, currencyField) ?? record?.attributes[currencyField];
  return typeof entered === "string" && entered !== "" ? entered : null;
}

/** An amount of money in its currency. */
export const money: FieldUi = {
  isNumeric: true,
  Show({ value, field, record }) {
    const currency = useCurrency(field, undefined, record);
    const decimals = field.decimals ?? 2;
    return (
      <ShownText look="figure">
        {currency === null
          ? formatNumber(Number(value), 2, Math.max(2, decimals))
          : formatMoney(Number(value), currency, decimals)}
      </ShownText>
    );
  },
};
