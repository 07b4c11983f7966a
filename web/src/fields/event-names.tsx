import { Code, Group } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

/** The events to be notified of. */
export const eventNames: FieldUi = {
  isWide: true,
  Show: ({ value }) => (
    <Group gap={6}>
      {(value as string[]).map((name) => (
        <Code key={name}>{name}</Code>
      ))}
    </Group>
  ),
};
