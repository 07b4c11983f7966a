import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A calendar year, which is written without thousands separators. */
export const year: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{String(value)}</ShownText>,
};
