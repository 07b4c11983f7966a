import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";
import { tidyPhone } from "../phone.tsx";

/** Edits a phone number, as a link that dials it. */
export const PhoneField = (props: InputProps) => (
  <TextInput
    {...inputProps(props)}
    type="tel"
    inputMode="tel"
    value={String(props.value ?? "")}
    placeholder="+49 30 901820"
    onChange={(event) => props.onChange(event.currentTarget.value || null)}
    onBlur={() => typeof props.value === "string" && props.onChange(tidyPhone(props.value) || null)}
  />
);
