import { Code, Group } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

/** IP addresses and networks. */
export const addresses: FieldUi = {
  isWide: true,
  Show: ({ value }) => (
    <Group gap={6}>
      {(value as string[]).map((address) => (
        <Code key={address}>{address}</Code>
      ))}
    </Group>
  ),
};
