import { Text, TextInput } from "@mantine/core";
import { formatDate } from "../format/dates.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A calendar day. The browser's own input is known to the keyboard, to phones and to screen readers. */
export const date: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {formatDate(String(value))}
    </Text>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      type="date"
      value={String(props.value ?? "").slice(0, 10)}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
