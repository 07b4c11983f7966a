import { Group, Input, TextInput, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { Misread } from "../declare/misread.ts";
import { readTime } from "../format/read-time.ts";
import { formatClock, localMoment, momentOf } from "../format/times.ts";
import { t } from "../messages/t.ts";
import { DateInput } from "./date-input.tsx";
import { useTypedText } from "./typed-text.ts";

interface MomentInputProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly isLabelHidden?: boolean;
  /** The name of the field in its form. */
  readonly name?: string;
  readonly isFirst?: boolean;
  /** A moment as the API represents it, input that could not be parsed, or null. */
  readonly value: unknown;
  readonly onChange: (value: string | Misread | null) => void;
}

type Part = string | Misread | null;
interface Parts {
  readonly day: Part;
  readonly time: Part;
}

const EMPTY: Parts = { day: null, time: null };

const partsOf = (value: unknown): Parts => (typeof value === "string" ? localMoment(value) : EMPTY);

/** The moment of a day and a time of day, or the reason why there is none. */
function joined({ day, time }: Parts): Part {
  if (day instanceof Misread) return day;
  if (time instanceof Misread) return time;
  if (day === null && time === null) return null;
  if (day === null) return new Misread("", t("Enter the day as well."));
  if (time === null) return new Misread("", t("Enter the time of day as well."));
  return momentOf(day, time);
}

/** A moment in the browser's time zone, in two fields: its day and its time of day, in the person's language. */
export function MomentInput({
  label,
  description,
  error,
  withAsterisk,
  isLabelHidden,
  name,
  isFirst,
  value,
  onChange,
}: MomentInputProps) {
  const [parts, setParts] = useState(() => partsOf(value));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setParts(partsOf(value));
  }
  const labelId = useId();
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part };
    const moment = joined(next);
    setParts(next);
    setGiven(moment);
    onChange(moment);
  };
  const time = useTypedText<string>({
    value: parts.time,
    onChange: (typed) => change({ time: typed }),
    read: readTime,
    write: (known) => formatClock(String(known)),
  });
  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error ?? time.problem}
      withAsterisk={withAsterisk}
    >
      {isLabelHidden && <VisuallyHidden id={labelId}>{label}</VisuallyHidden>}
      <Group role="group" aria-labelledby={labelId} gap="xs" wrap="nowrap" align="flex-start">
        <DateInput
          aria-label={t`${label}: day`}
          name={name}
          data-path={name}
          data-autofocus={isFirst || undefined}
          value={parts.day}
          onChange={(day) => change({ day })}
          flex={3}
        />
        <TextInput
          aria-label={t`${label}: time of day`}
          placeholder={formatClock("14:30")}
          autoComplete="off"
          error={time.problem !== undefined}
          value={time.text}
          onChange={(event) => time.type(event.currentTarget.value)}
          onBlur={time.leave}
          flex={2}
        />
      </Group>
    </Input.Wrapper>
  );
}
