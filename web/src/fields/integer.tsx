import { formatNumber } from "../format/numbers.ts";
import { readNumber } from "../format/read-number.ts";
import { plural, t } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";
import { TypedInput } from "./typed-input.tsx";

/** Whole numbers, followed by their unit. The API reports numbers that are out of bounds, in the words of its rule. */
const wholeNumber = (
  unit?: string,
  inUnits: (value: number) => string = (value) => formatNumber(value),
): FieldUi => ({
  isNumeric: true,
  Show: ({ value }) => <ShownText>{inUnits(Number(value))}</ShownText>,
  Input: (props) => (
    <TypedInput
      {...props}
      read={(text) => readNumber(text, { decimals: 0 })}
      write={(value) => formatNumber(value)}
      unit={unit ?? props.field.unit}
    />
  ),
});

export const integer = wholeNumber();
export const months = wholeNumber(t("months"), (value) => plural(value, "# month", "# months"));
export const years = wholeNumber(t("years"), (value) => plural(value, "# year", "# years"));
