import { formatHours, formatMinutes } from "../format/durations.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A duration, which the API holds in minutes, entered as `1:30`, `1.5`, `90m` or `1h 30`. */
export const minutes: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText look="figure">{formatMinutes(Number(value))}</ShownText>,
};

/** A number of hours, such as those of a week, which is the same for everybody who reads and enters it. */
export const hours: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText look="figure">{formatHours(Number(value))}</ShownText>,
};
