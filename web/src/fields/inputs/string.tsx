import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a line of text. */
export const StringField = (props: InputProps) => (
  <TextInput
    {...inputProps(props)}
    value={String(props.value ?? "")}
    onChange={(event) => props.onChange(event.currentTarget.value || null)}
  />
);
