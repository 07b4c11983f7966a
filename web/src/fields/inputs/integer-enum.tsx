import { Select } from "@mantine/core";
import { optionsOf } from "../enum.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits one number of a closed set. */
export const IntegerChoiceField = (props: InputProps) => (
  <Select
    {...inputProps(props)}
    data={optionsOf(props.field)}
    value={props.value === null ? null : String(props.value)}
    onChange={(value) => props.onChange(value === null ? null : Number(value))}
    allowDeselect={props.field.nullable === true}
  />
);
