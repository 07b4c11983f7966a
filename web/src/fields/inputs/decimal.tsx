import { readNumber } from "../../format/read-number.ts";
import { decimalsOf, written } from "../decimal.tsx";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

/** Edits an exact decimal that is not an amount of money, such as an exchange rate. */
export const DecimalField = (props: InputProps) => (
  <TypedInput
    {...props}
    read={(text) => readNumber(text, { decimals: decimalsOf(props.field) })}
    write={(value) => written(value, props.field)}
    unit={props.field.unit}
  />
);
