import { Group, NumberInput, Select, Stack } from "@mantine/core";
import { useState } from "react";
import type { UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { RangeInput } from "./range-input.tsx";
import { PERIODS, readSpan, relativeInWords, type Span, writeSpan } from "./relative-days.ts";

const DATES = "dates";
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WAYS = [
  { value: DATES, label: t("On these dates") },
  { value: "next", label: t("In the next …") },
  { value: "last", label: t("In the last …") },
  ...PERIODS.map((value) => ({ value, label: capitalized(relativeInWords(value)!) })),
];
const UNITS = [
  { value: "days", label: t("Days") },
  { value: "weeks", label: t("Weeks") },
  { value: "months", label: t("Months") },
] as const;
const USUAL: Omit<Span, "direction"> = { count: 30, unit: "days" };
const MOST = 9_999;

interface DaysInputProps {
  readonly field: UiField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const isRelative = (text: string): boolean => text.split(",").some((part) => relativeInWords(part) !== null);

const fromTo = ([from, to]: readonly string[]): string => (to === undefined ? from! : t`${from} to ${to}`);

/** Days as a period relative to the present day, or as two dates, each of which may be empty. */
export function DaysInput({ field, text, onChange }: DaysInputProps) {
  const span = readSpan(text);
  const isKnown = span !== null || PERIODS.includes(text) || !isRelative(text);
  // A combination that only a link can have, such as from last month to today, remains until another is chosen.
  const others = isKnown
    ? []
    : [
        {
          value: text,
          label: capitalized(fromTo(text.split(",").map((part) => relativeInWords(part) ?? part))),
        },
      ];
  const way = span ? span.direction : isRelative(text) ? text : DATES;
  const choose = (chosen: string): void => {
    if (chosen === "next" || chosen === "last") onChange(writeSpan({ ...USUAL, ...span, direction: chosen }));
    else onChange(chosen === DATES ? "" : chosen);
  };
  return (
    <Stack gap="xs">
      <Select
        label={t("When")}
        data={[...WAYS, ...others]}
        value={way}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(chosen) => chosen !== null && choose(chosen)}
      />
      {span && <SpanInput span={span} onChange={(changed) => onChange(writeSpan(changed))} />}
      {way === DATES && <RangeInput {...{ field, text, onChange }} />}
    </Stack>
  );
}

interface SpanInputProps {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

/** How many days, weeks or months from today. */
function SpanInput({ span, onChange }: SpanInputProps) {
  // While the number is being typed it can be empty.
  const [typed, setTyped] = useState<string | number>(span.count);
  return (
    <Group grow gap="xs" align="flex-start">
      <NumberInput
        label={t("How many")}
        min={1}
        max={MOST}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={typed}
        onChange={(given) => {
          setTyped(given);
          const count = Number(given);
          if (Number.isInteger(count) && count >= 1 && count <= MOST) onChange({ ...span, count });
        }}
        onBlur={() => setTyped(span.count)}
      />
      <Select
        label={t("Unit")}
        data={UNITS}
        value={span.unit}
        allowDeselect={false}
        onChange={(unit) => unit !== null && onChange({ ...span, unit: unit as Span["unit"] })}
      />
    </Group>
  );
}
