import { MultiSelect } from "@mantine/core";
import { optionLabel } from "../enum.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits several names of a closed set. */
export const NamesField = (props: InputProps) => (
  <MultiSelect
    {...inputProps(props)}
    data={(props.field.options ?? []).map((option) => ({
      value: String(option),
      label: optionLabel(props.field, option),
    }))}
    value={(props.value as string[] | null) ?? []}
    onChange={props.onChange}
    searchable
    clearable
  />
);
