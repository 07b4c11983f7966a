import { formatPercent } from "../format/numbers.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A percentage: `12.5`, `12.5 %`. */
export const percent: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{formatPercent(Number(value))}</ShownText>,
};
