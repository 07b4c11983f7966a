import { Text, Textarea } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A text of several lines. */
export const text: FieldUi = {
  isWide: true,
  Show: ({ value }) => (
    <Text size="sm" component="span" style={{ whiteSpace: "pre-wrap" }}>
      {String(value)}
    </Text>
  ),
  Input: (props) => (
    <Textarea
      {...inputProps(props)}
      autosize
      minRows={2}
      maxRows={12}
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
