import { Text } from "@mantine/core";
import { formatDays } from "../format/numbers.ts";
import { decimal } from "./decimal.tsx";
import type { FieldUi } from "./field-ui.ts";

/** Days and parts of days. */
export const days: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {formatDays(Number(value))}
    </Text>
  ),
  Input: decimal.Input,
};
