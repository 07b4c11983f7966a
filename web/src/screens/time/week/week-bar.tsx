import { Button, Group, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { Stepper } from "../../../components/stepper.tsx";
import { DateInput } from "../../../fields/date-input.tsx";
import { addDays, startOfWeek } from "../../../format/calendar.ts";
import { formatWeek } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";

interface WeekBarProps {
  /** The first day of the week that is shown. */
  readonly start: string;
  readonly today: string;
  /** The ISO weekday on which weeks start. */
  readonly startsOn: number;
  readonly onChange: (start: string) => void;
}

/** Long enough for typing a complete date. */
const TYPING_MS = 500;

/** The navigation between weeks. */
export function WeekBar({ start, today, startsOn, onChange }: WeekBarProps) {
  const present = startOfWeek(today, startsOn);
  const [typed, setTyped] = useState<unknown>(start);
  useEffect(() => setTyped(start), [start]);
  const goTo = useDebouncedCallback((day: string) => onChange(startOfWeek(day, startsOn)), TYPING_MS);
  return (
    <Group gap="xs">
      <Stepper
        before={{ label: t("Previous week"), go: () => onChange(addDays(start, -7)) }}
        after={{ label: t("Next week"), go: () => onChange(addDays(start, 7)) }}
      />
      <Button variant="default" disabled={start === present} onClick={() => onChange(present)}>
        {t("This week")}
      </Button>
      <DateInput
        aria-label={t("The week of a day")}
        value={typed}
        startsOn={startsOn}
        onChange={(day) => {
          setTyped(day);
          if (typeof day === "string") goTo(day);
        }}
        w={150}
      />
      <Title order={2} size="h4" aria-live="polite">
        {formatWeek(start)}
      </Title>
    </Group>
  );
}
