import { Text } from "@mantine/core";
import { formatNumber } from "../format/numbers.ts";
import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { TypedInput } from "./typed-input.tsx";

/** Whole numbers, followed by their unit. The API reports numbers that are out of bounds, in the words of its rule. */
const wholeNumber = (unit?: "months" | "years"): FieldUi => ({
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {formatNumber(Number(value))}
      {unit && ` ${Number(value) === 1 ? unit.slice(0, -1) : unit}`}
    </Text>
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
