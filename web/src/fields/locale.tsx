import { languageName } from "../format/names.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A language by its language tag. */
export const locale: FieldUi = {
  Show: ({ value }) => <ShownText>{languageName(String(value))}</ShownText>,
};
