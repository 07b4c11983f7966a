import { Text } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";
import { integer } from "./integer.tsx";

/** A calendar year, which is a name more than a number. */
export const year: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {String(value)}
    </Text>
  ),
  Input: integer.Input,
};
