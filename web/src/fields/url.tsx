import { Anchor, Text, TextInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** An address on the web, or a path on this site. */
export const url: FieldUi = {
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
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
