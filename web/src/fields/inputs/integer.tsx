import { formatNumber } from "../../format/numbers.ts";
import { readNumber } from "../../format/read-number.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

/** Edits whole numbers. The API reports numbers that are out of bounds, in the words of its rule. */
const wholeNumber = (unit?: string) => (props: InputProps) => (
  <TypedInput
    {...props}
    read={(text) => readNumber(text, { decimals: 0 })}
    write={(value) => formatNumber(value)}
    unit={unit ?? props.field.unit}
  />
);

export const IntegerField = wholeNumber();
export const MonthsField = wholeNumber(t("months"));
export const YearsField = wholeNumber(t("years"));
