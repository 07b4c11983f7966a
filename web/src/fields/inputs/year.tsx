import { readNumber } from "../../format/read-number.ts";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

/** Edits a calendar year, which is written without thousands separators. */
export const YearField = (props: InputProps) => (
  <TypedInput {...props} read={(text) => readNumber(text, { decimals: 0 })} write={String} />
);
