import { weekdayName } from "../format/dates.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A set of ISO weekdays. */
export const integers: FieldUi = {
  isWide: true,
  Show: ({ value }) => <ShownText>{(value as number[]).map((day) => weekdayName(day)).join(", ")}</ShownText>,
};
