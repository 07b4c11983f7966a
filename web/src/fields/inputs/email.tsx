import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits an email address. */
export const EmailField = (props: InputProps) => (
  <TextInput
    {...inputProps(props)}
    type="email"
    inputMode="email"
    value={String(props.value ?? "")}
    onChange={(event) => props.onChange(event.currentTarget.value || null)}
  />
);
