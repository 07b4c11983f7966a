import { Text } from "@mantine/core";
import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { TypedInput } from "./typed-input.tsx";

/** A calendar year, which is written without thousands separators. */
export const year: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {String(value)}
    </Text>
  ),
  Input: (props) => (
    <TypedInput {...props} read={(text) => readNumber(text, { decimals: 0 })} write={String} />
  ),
};
