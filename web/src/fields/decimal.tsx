import type { UiField } from "../declare/resource-ui.ts";
import { formatNumber } from "../format/numbers.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

export const USUAL_DECIMALS = 2;
export const decimalsOf = ({ decimals = USUAL_DECIMALS }: UiField): number => decimals;

/** Writes a decimal without trailing zeros after its second decimal. */
export const written = (value: number, field: UiField): string =>
  formatNumber(value, Math.min(decimalsOf(field), USUAL_DECIMALS), decimalsOf(field));

/** An exact decimal that is not an amount of money, such as an exchange rate. */
export const decimal: FieldUi = {
  isNumeric: true,
  Show: ({ value, field }) => (
    <ShownText>
      {written(Number(value), field)}
      {field.unit && ` ${field.unit}`}
    </ShownText>
  ),
};
