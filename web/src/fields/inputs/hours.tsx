import { formatMinutes, minutesOf } from "../../format/durations.ts";
import { readHours } from "../../format/read-hours.ts";
import type { Reading } from "../../format/read-number.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { TypedInput } from "../typed-input.tsx";

/** Minutes as hours with the field's number of decimals, as the API holds them. */
function inHours(text: string, decimals: number): Reading {
  const reading = readHours(text);
  if ("problem" in reading) return reading;
  const hours = Math.round((reading.value * 100) / 60) / 100;
  return decimals === 0 && !Number.isInteger(hours) ? { problem: t("Enter whole hours.") } : { value: hours };
}

/** Edits a duration, which the API holds in minutes, entered as `1:30`, `1.5`, `90m` or `1h 30`. */
export const MinutesField = (props: InputProps) => (
  <TypedInput {...props} read={readHours} write={formatMinutes} placeholder="1:30" unit={t("hours")} />
);

/** Edits a number of hours, such as those of a week, which is the same for everybody who reads and enters it. */
export const HoursField = (props: InputProps) => (
  <TypedInput
    {...props}
    read={(text) => inHours(text, props.field.decimals ?? 0)}
    write={(value) => formatMinutes(minutesOf(value))}
    placeholder="40:00"
    unit={t("hours")}
  />
);
