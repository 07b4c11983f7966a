import { Text } from "@mantine/core";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldInput, FieldValue } from "../fields/index.tsx";
import { isDay } from "../format/calendar.ts";
import { formatDate } from "../format/dates.ts";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import { DaysInput } from "./days-input.tsx";
import { decodeValue, encodeValue, isRange, readRange } from "./filter-text.ts";
import { MAX_DECIMALS, RangeInput } from "./range-input.tsx";
import { relativeInWords } from "./relative-days.ts";

interface FilterValueProps {
  readonly field: UiField;
  readonly text: string;
}

/** A bound as the person writes it; one that is neither a number nor a day is shown as it is in the URL. */
function boundInWords({ type }: UiField, bound: string): string {
  if (type === "number")
    return /^-?\d+(\.\d+)?$/.test(bound) ? formatNumber(Number(bound), undefined, MAX_DECIMALS) : bound;
  return isDay(bound.slice(0, 10)) ? formatDate(bound) : (relativeInWords(bound) ?? bound);
}

/** The value of a filter in words. */
export function FilterValue({ field, text }: FilterValueProps) {
  if (!isRange(field)) return <FieldValue field={field} value={decodeValue(field, text)} />;
  const [from, to] = readRange(field, text).map((bound) => boundInWords(field, bound)) as [string, string];
  const words =
    from === to ? from : from === "" ? t`up to ${to}` : to === "" ? t`from ${from}` : t`${from} to ${to}`;
  return (
    <Text size="sm" component="span">
      {words}
    </Text>
  );
}

/** The input of a filter's value. */
export function FilterValueInput({
  field,
  text,
  onChange,
}: FilterValueProps & { readonly onChange: (text: string) => void }) {
  if (!isRange(field)) {
    return (
      <FieldInput
        field={{ ...field, label: t("Value") }}
        value={decodeValue(field, text)}
        onChange={(value) => onChange(encodeValue(field, value))}
      />
    );
  }
  return field.type === "number" ? (
    <RangeInput {...{ field, text, onChange }} />
  ) : (
    <DaysInput {...{ field, text, onChange }} />
  );
}
