import { Group } from "@mantine/core";
import { useState } from "react";
import type { UiField } from "../declare/resource-ui.ts";
import { DateInput } from "../fields/date-input.tsx";
import { DecimalField } from "../fields/inputs/decimal.tsx";
import { t } from "../messages/t.ts";
import { MAX_DECIMALS, readRange, writeRange } from "./filter-text.ts";

interface RangeInputProps {
  readonly field: UiField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The two bounds of a range, each of which may be empty. */
export function RangeInput({ field, text, onChange }: RangeInputProps) {
  const [from, to] = readRange(field, text);
  const Bound = field.type === "number" ? NumberBound : DateBound;
  return (
    <Group grow gap="xs" align="flex-start">
      <Bound label={t("From")} text={from} onChange={(bound) => onChange(writeRange(field, bound, to))} />
      <Bound label={t("To")} text={to} onChange={(bound) => onChange(writeRange(field, from, bound))} />
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
    <DecimalField
      field={{ name: label, label, type: "decimal", decimals: MAX_DECIMALS }}
      value={value}
      onChange={(given) => {
        setValue(given);
        onChange(typeof given === "number" ? String(given) : "");
      }}
    />
  );
}
