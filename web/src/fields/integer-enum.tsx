import { Select } from "@mantine/core";
import { choice, optionsOf } from "./enum.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** One number of a closed set. */
export const integerChoice: FieldUi = {
  ...choice,
  Input: (props) => (
    <Select
      {...inputProps(props)}
      data={optionsOf(props.field)}
      value={props.value === null ? null : String(props.value)}
      onChange={(value) => props.onChange(value === null ? null : Number(value))}
      allowDeselect={props.field.nullable === true}
    />
  ),
};
