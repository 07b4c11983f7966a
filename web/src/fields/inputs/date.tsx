import { DateInput } from "../date-input.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a calendar day. */
export const DateField = (props: InputProps) => (
  <DateInput {...inputProps(props)} value={props.value} onChange={props.onChange} />
);
