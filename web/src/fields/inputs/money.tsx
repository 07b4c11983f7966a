import { decimalsOf, formatNumber } from "../../format/numbers.ts";
import { readMoney } from "../../format/read-money.ts";
import type { InputProps } from "../field-ui.ts";
import { useCurrency } from "../money.tsx";
import { TypedInput } from "../typed-input.tsx";

/** Edits an amount of money in its currency. */
export function MoneyField(props: InputProps) {
  const currency = useCurrency(props.field, props.values, props.record);
  const decimals = props.field.decimals ?? 0;
  const shown = Math.min(decimals, currency === null ? 2 : decimalsOf(currency));
  return (
    <TypedInput
      {...props}
      read={(text) => readMoney(text, currency, decimals)}
      write={(value) => formatNumber(value, shown, decimals)}
      unit={currency ?? undefined}
    />
  );
}
