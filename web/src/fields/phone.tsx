import { Anchor, TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A phone number, which a phone dials. */
export const phone: FieldUi = {
  Show: ({ value }) => (
    <Anchor href={`tel:${String(value).replace(/[^+\d]/g, "")}`} size="sm">
      {String(value)}
    </Anchor>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      type="tel"
      inputMode="tel"
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
