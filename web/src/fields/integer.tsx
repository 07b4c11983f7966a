import { NumberInput, Text } from "@mantine/core";
import { formatNumber } from "../format/numbers.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A whole number. */
export const integer: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {formatNumber(Number(value))}
    </Text>
  ),
  Input: (props) => (
    <NumberInput
      {...inputProps(props)}
      // What is out of bounds is told by the API, in the words of its rule.
      clampBehavior="none"
      hideControls
      value={(props.value as number | null) ?? ""}
      onChange={(value) => props.onChange(value === "" ? null : Number(value))}
    />
  ),
};
