import { Text } from "@mantine/core";
import { formatNumber } from "../format/numbers.ts";
import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { TypedInput } from "./typed-input.tsx";

/** A whole number. What is out of bounds is reported by the API, in the words of its rule. */
export const integer: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {formatNumber(Number(value))}
    </Text>
  ),
  Input: (props) => (
    <TypedInput
      {...props}
      read={(text) => readNumber(text, { decimals: 0 })}
      write={(value) => formatNumber(value)}
      unit={props.field.unit}
    />
  ),
};
