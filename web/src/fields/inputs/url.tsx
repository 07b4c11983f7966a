import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";
import { tidyAddress } from "../url.tsx";

/** Edits a URL, or a path on this site. */
export const UrlField = (props: InputProps) => (
  <TextInput
    {...inputProps(props)}
    type="url"
    inputMode="url"
    value={String(props.value ?? "")}
    placeholder={"https://example.com"}
    onChange={(event) => props.onChange(event.currentTarget.value || null)}
    onBlur={() => typeof props.value === "string" && props.onChange(tidyAddress(props.value))}
  />
);
