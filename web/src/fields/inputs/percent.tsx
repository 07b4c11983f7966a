import { formatNumber } from "../../format/numbers.ts";
import { readNumber } from "../../format/read-number.ts";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

const WITH_SIGN = /\s*[%٪]\s*$/u;

/** Edits a percentage: `12.5`, `12.5 %`. */
export const PercentField = (props: InputProps) => {
  const decimals = props.field.decimals ?? 0;
  return (
    <TypedInput
      {...props}
      read={(text) => readNumber(text.replace(WITH_SIGN, ""), { decimals, isSmall: true })}
      write={(value) => formatNumber(value, Math.min(decimals, 2), decimals)}
      unit="%"
    />
  );
};
