import { Text, TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A line of text. */
export const string: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {String(value)}
    </Text>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
