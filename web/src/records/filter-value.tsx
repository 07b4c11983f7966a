import { Group, Text, TextInput } from "@mantine/core";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldInput, FieldValue } from "../fields/index.tsx";
import { isDay } from "../format/calendar.ts";
import { formatDate } from "../format/dates.ts";
import { decodeValue, encodeValue, isRange, readRange, writeRange } from "./filter-text.ts";

interface FilterValueProps {
  readonly field: UiField;
  readonly text: string;
}

/** The value of a filter in words. */
export function FilterValue({ field, text }: FilterValueProps) {
  if (!isRange(field)) return <FieldValue field={field} value={decodeValue(field, text)} />;
  const [from, to] = readRange(field, text).map((bound) =>
    field.type === "number" || !isDay(bound.slice(0, 10)) ? bound : formatDate(bound),
  ) as [string, string];
  const words =
    from === to ? from : from === "" ? `up to ${to}` : to === "" ? `from ${from}` : `${from} to ${to}`;
  return (
    <Text size="sm" component="span">
      {words}
    </Text>
  );
}

/** The input of a filter's value; a range has two bounds, each of which may stay open. */
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
  const type = field.type === "number" ? "number" : "date";
  return (
    <Group grow gap="xs">
      <TextInput
        label="From"
        type={type}
        value={from}
        onChange={(event) => onChange(writeRange(field, event.currentTarget.value, to))}
      />
      <TextInput
        label="To"
        type={type}
        value={to}
        onChange={(event) => onChange(writeRange(field, from, event.currentTarget.value))}
      />
    </Group>
  );
}
