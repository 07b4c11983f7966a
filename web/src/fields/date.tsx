import { formatDate } from "../format/dates.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A calendar day. */
export const date: FieldUi = {
  Show: ({ value }) => <ShownText look="one-line">{formatDate(String(value))}</ShownText>,
};
