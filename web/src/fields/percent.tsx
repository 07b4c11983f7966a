import { formatNumber, formatPercent } from "../format/numbers.ts";
import { readNumber } from "../format/read-number.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";
import { TypedInput } from "./typed-input.tsx";

const WITH_SIGN = /\s*[%٪]\s*$/u;

/** A percentage: `12.5`, `12.5 %`. */
export const percent: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{formatPercent(Number(value))}</ShownText>,
  Input: (props) => {
    const decimals = props.field.decimals ?? 0;
    return (
      <TypedInput
        {...props}
        read={(text) => readNumber(text.replace(WITH_SIGN, ""), { decimals, isSmall: true })}
        write={(value) => formatNumber(value, Math.min(decimals, 2), decimals)}
        unit="%"
      />
    );
  },
};
