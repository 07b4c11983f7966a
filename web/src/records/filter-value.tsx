import { Text } from "@mantine/core";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldValue } from "../fields/index.tsx";
import { isDay } from "../format/calendar.ts";
import { formatDate } from "../format/dates.ts";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import { decodeValue, isRange, MAX_DECIMALS, readRange } from "./filter-text.ts";
import { relativeInWords } from "./relative-days.ts";

export interface FilterValueProps {
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
