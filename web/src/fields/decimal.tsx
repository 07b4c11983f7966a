import { NumberInput, Text } from "@mantine/core";
import { formatNumber } from "../format/numbers.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** An exact decimal, such as an amount of money. */
export const decimal: FieldUi = {
  isNumeric: true,
  Show: ({ value, field }) => (
    <Text size="sm" component="span">
      {formatNumber(Number(value), field.decimals ?? 2)}
      {field.unit && ` ${field.unit}`}
    </Text>
  ),
  Input: (props) => (
    <NumberInput
      {...inputProps(props)}
      clampBehavior="none"
      hideControls
      suffix={props.field.unit && ` ${props.field.unit}`}
      value={(props.value as number | null) ?? ""}
      onChange={(value) => props.onChange(value === "" ? null : Number(value))}
    />
  ),
};
