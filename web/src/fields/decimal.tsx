import { NumberInput, Text } from "@mantine/core";
import { formatNumber } from "../format/numbers.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** Those of an amount of money. */
const USUAL_DECIMALS = 2;

function inDecimals(value: number, most: number): string {
  return formatNumber(value, Math.min(most, USUAL_DECIMALS), most);
}

/** An exact decimal, such as an amount of money; of more than two decimals only those that say something. */
export const decimal: FieldUi = {
  isNumeric: true,
  Show: ({ value, field }) => (
    <Text size="sm" component="span">
      {inDecimals(Number(value), field.decimals ?? USUAL_DECIMALS)}
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
