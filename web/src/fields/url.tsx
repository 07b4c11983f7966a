import { Anchor, Text } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

export const HOST_FIRST = /^[^\s/:@]+\.[^\s/:@.]{2,}(:\d+)?([/?#]\S*)?$/;

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
};
