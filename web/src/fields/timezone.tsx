import { zoneName } from "../format/zones.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A time zone by its IANA name. A value that the browser does not list is shown as it is. */
export const timezone: FieldUi = {
  Show: ({ value }) => <ShownText>{zoneName(String(value))}</ShownText>,
};
