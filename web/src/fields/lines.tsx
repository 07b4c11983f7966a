import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A list of short texts. */
export const lines: FieldUi = {
  isWide: true,
  Show: ({ value }) => <ShownText>{(value as string[]).join(", ")}</ShownText>,
};
