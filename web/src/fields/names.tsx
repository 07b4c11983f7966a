import { MultiSelect } from "@mantine/core";
import { optionLabel } from "./enum.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Several names of a closed set. */
export const names: FieldUi = {
  isWide: true,
  Show: ({ value, field }) => (
    <ShownText>{(value as string[]).map((name) => optionLabel(field, name)).join(", ")}</ShownText>
  ),
  Input: (props) => (
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
  ),
};
