import { TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A line of text. */
export const string: FieldUi = {
  Show: ({ value }) => <ShownText>{String(value)}</ShownText>,
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
