import { formatDays } from "../format/numbers.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Days and fractions of days: `2.5`, `2½`. */
export const days: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{formatDays(Number(value))}</ShownText>,
};
