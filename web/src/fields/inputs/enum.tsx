import { Select } from "@mantine/core";
import { optionsOf } from "../enum.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits one value of a closed set. */
export const ChoiceField = (props: InputProps) => (
  <Select
    {...inputProps(props)}
    placeholder={props.field.placeholder}
    data={optionsOf(props.field)}
    value={props.value as string | null}
    onChange={props.onChange}
    clearable={props.field.nullable === true}
    allowDeselect={props.field.nullable === true}
  />
);
