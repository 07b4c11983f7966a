import { Group, Text } from "@mantine/core";
import { useState } from "react";
import type { UiField } from "../declare/resource-ui.ts";
import { DateInput } from "../fields/date-input.tsx";
import { decimal } from "../fields/decimal.tsx";
import { FieldInput, FieldValue } from "../fields/index.tsx";
import { isDay } from "../format/calendar.ts";
import { formatDate } from "../format/dates.ts";
import { formatNumber } from "../format/numbers.ts";
import { decodeValue, encodeValue, isRange, readRange, writeRange } from "./filter-text.ts";

/** The maximum number of decimals of any filter. */
const MAX_DECIMALS = 8;

interface FilterValueProps {
  readonly field: UiField;
  readonly text: string;
}

/** A bound as the person writes it; one that is neither a number nor a day is shown as it is in the URL. */
function boundInWords({ type }: UiField, bound: string): string {
  if (type === "number")
    return /^-?\d+(\.\d+)?$/.test(bound) ? formatNumber(Number(bound), undefined, MAX_DECIMALS) : bound;
  return isDay(bound.slice(0, 10)) ? formatDate(bound) : bound;
}

/** The value of a filter in words. */
export function FilterValue({ field, text }: FilterValueProps) {
  if (!isRange(field)) return <FieldValue field={field} value={decodeValue(field, text)} />;
  const [from, to] = readRange(field, text).map((bound) => boundInWords(field, bound)) as [string, string];
  const words =
    from === to ? from : from === "" ? `up to ${to}` : to === "" ? `from ${from}` : `${from} to ${to}`;
  return (
    <Text size="sm" component="span">
      {words}
    </Text>
  );
}

/** The input of a filter's value; a range has two bounds, each of which may be empty. */
export function FilterValueInput({
  field,
  text,
  onChange,
}: FilterValueProps & { readonly onChange: (text: string) => void }) {
  if (!isRange(field)) {
    return (
      <FieldInput
        field={{ ...field, label: "Value" }}
        value={decodeValue(field, text)}
        onChange={(value) => onChange(encodeValue(field, value))}
      />
    );
  }
  const [from, to] = readRange(field, text);
  const Bound = field.type === "number" ? NumberBound : DateBound;
  return (
    <Group grow gap="xs" align="flex-start">
      <Bound label="From" text={from} onChange={(bound) => onChange(writeRange(field, bound, to))} />
      <Bound label="To" text={to} onChange={(bound) => onChange(writeRange(field, from, bound))} />
    </Group>
  );
}

interface BoundProps {
  readonly label: string;
  /** The bound as the API accepts it; empty if the range is open. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A day in the person's format; the filters cannot be applied while it is invalid. */
function DateBound({ label, text, onChange }: BoundProps) {
  const [value, setValue] = useState<unknown>(text === "" ? null : text);
  return (
    <DateInput
      label={label}
      value={value}
      onChange={(given) => {
        setValue(given);
        onChange(typeof given === "string" ? given : "");
      }}
    />
  );
}

/** A number in the person's format; the filters cannot be applied while it is invalid. */
function NumberBound({ label, text, onChange }: BoundProps) {
  const [value, setValue] = useState<unknown>(text === "" ? null : Number(text));
  return (
    <decimal.Input
      field={{ name: label, label, type: "decimal", decimals: MAX_DECIMALS }}
      value={value}
      onChange={(given) => {
        setValue(given);
        onChange(typeof given === "number" ? String(given) : "");
      }}
    />
  );
}
