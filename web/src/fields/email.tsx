import { Anchor, TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** An email address. */
export const email: FieldUi = {
  Show: ({ value }) => (
    <Anchor href={`mailto:${value}`} size="sm">
      {String(value)}
    </Anchor>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      type="email"
      inputMode="email"
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
