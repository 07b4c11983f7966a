import { languageHeading } from "../format/names.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A language by its language tag. */
export const locale: FieldUi = {
  Show: ({ value }) => <ShownText>{languageHeading(String(value))}</ShownText>,
};
