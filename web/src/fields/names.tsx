import { optionLabel } from "./enum.tsx";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Several names of a closed set. */
export const names: FieldUi = {
  isWide: true,
  Show: ({ value, field }) => (
    <ShownText>{(value as string[]).map((name) => optionLabel(field, name)).join(", ")}</ShownText>
  ),
};
