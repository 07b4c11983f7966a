import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A line of text. */
export const string: FieldUi = {
  Show: ({ value }) => <ShownText>{String(value)}</ShownText>,
};
