import { formatNumber } from "../format/numbers.ts";
import { plural } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Whole numbers, followed by their unit. */
const wholeNumber = (inUnits: (value: number) => string = (value) => formatNumber(value)): FieldUi => ({
  isNumeric: true,
  Show: ({ value }) => <ShownText>{inUnits(Number(value))}</ShownText>,
});

export const integer = wholeNumber();
export const months = wholeNumber((value) => plural(value, "# month", "# months"));
export const years = wholeNumber((value) => plural(value, "# year", "# years"));
