import { formatDays } from "../../format/numbers.ts";
import { readDays } from "../../format/read-days.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

/** Edits days and fractions of days: `2.5`, `2½`. */
export const DaysField = (props: InputProps) => (
  <TypedInput
    {...props}
    read={(text) => readDays(text, props.field.decimals ?? 0)}
    write={formatDays}
    unit={t("days")}
  />
);
