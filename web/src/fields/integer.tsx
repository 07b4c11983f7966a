import { formatNumber } from "../format/numbers.ts";
import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";
import { TypedInput } from "./typed-input.tsx";

/** Whole numbers, followed by their unit. The API reports numbers that are out of bounds, in the words of its rule. */
const wholeNumber = (unit?: "months" | "years"): FieldUi => ({
  isNumeric: true,
  Show: ({ value }) => (
    <ShownText>
      {formatNumber(Number(value))}
      {unit && ` ${Number(value) === 1 ? unit.slice(0, -1) : unit}`}
    </ShownText>
  ),
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
export const months = wholeNumber("months");
export const years = wholeNumber("years");
