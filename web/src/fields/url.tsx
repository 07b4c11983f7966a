import { Anchor, Text, TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

const HOST_FIRST = /^[^\s/:@]+\.[^\s/:@.]{2,}(:\d+)?([/?#]\S*)?$/;

/** A URL as browsers accept it: a text that begins with a host name gets `https://`. */
export const tidyAddress = (text: string): string => {
  const typed = text.trim();
  return HOST_FIRST.test(typed) ? `https://${typed}` : typed;
};

/** A URL, or a path on this site. */
export const url: FieldUi = {
  tidy: tidyAddress,
  Show({ value }) {
    const address = String(value);
    if (!/^https?:\/\//.test(address)) return <Text size="sm">{address}</Text>;
    return (
      <Anchor href={address} size="sm" target="_blank" rel="noreferrer noopener">
        {address.replace(/^https?:\/\//, "")}
      </Anchor>
    );
  },
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      type="url"
      inputMode="url"
      value={String(props.value ?? "")}
      placeholder={"https://example.com"}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
      onBlur={() => typeof props.value === "string" && props.onChange(tidyAddress(props.value))}
    />
  ),
};
