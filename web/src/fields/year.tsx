import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";
import { TypedInput } from "./typed-input.tsx";

/** A calendar year, which is written without thousands separators. */
export const year: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{String(value)}</ShownText>,
  Input: (props) => (
    <TypedInput {...props} read={(text) => readNumber(text, { decimals: 0 })} write={String} />
  ),
};
