import { formatDays } from "../format/numbers.ts";
import { readDays } from "../format/read-days.ts";
import { t } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";
import { TypedInput } from "./typed-input.tsx";

/** Days and fractions of days: `2.5`, `2½`. */
export const days: FieldUi = {
  isNumeric: true,
  Show: ({ value }) => <ShownText>{formatDays(Number(value))}</ShownText>,
  Input: (props) => (
    <TypedInput
      {...props}
      read={(text) => readDays(text, props.field.decimals ?? 0)}
      write={formatDays}
      unit={t("days")}
    />
  ),
};
