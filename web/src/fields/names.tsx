import { MultiSelect, Text } from "@mantine/core";
import { optionLabel } from "./enum.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** Several names of a closed set. */
export const names: FieldUi = {
  isWide: true,
  Show: ({ value, field }) => (
    <Text size="sm" component="span">
      {(value as string[]).map((name) => optionLabel(field, name)).join(", ")}
    </Text>
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
