import { Code } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

export const write = (value: unknown): string =>
  value === null || value === undefined ? "" : JSON.stringify(value, null, 2);

/** A value whose structure only its module knows. */
export const json: FieldUi = {
  isWide: true,
  Show: ({ value }) => <Code block>{write(value)}</Code>,
};
