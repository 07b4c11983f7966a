import { ActionIcon, Box, Popover, Text, TextInput, type TextInputProps } from "@mantine/core";
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { loadCode } from "../app/load-code.ts";
import { Icon } from "../components/icon.tsx";
import type { Misread } from "../declare/misread.ts";
import { dayOf } from "../format/calendar.ts";
import { exampleOf, formatDate, todayIn } from "../format/dates.ts";
import { readDate } from "../format/read-date.ts";
import { ownZone } from "../format/zones.ts";
import { t } from "../messages/t.ts";
import { useTypedText } from "./typed-text.ts";

const DayCalendar = lazy(() => loadCode(() => import("./day-calendar.tsx")));

/** The input works without the calendar, whose code is loaded later. */
const NoCalendar = () => (
  <Text size="sm" maw={252} role="alert">
    {t("The calendar could not be loaded. Type the date instead.")}
  </Text>
);

interface DateInputProps extends Omit<TextInputProps, "value" | "onChange" | "type"> {
  /** A day as `YYYY-MM-DD`, input that could not be parsed, or null. */
  readonly value: unknown;
  readonly onChange: (value: string | Misread | null) => void;
  /** The ISO weekday on which the calendar's weeks start; by default that of the person's language. */
  readonly startsOn?: number;
}

/**
 * A day, typed in the format of the person's language or chosen from a calendar. The text field is sufficient for
 * keyboards and screen readers; Alt and arrow down open the calendar.
 */
export function DateInput({ value, onChange, startsOn, error, ...props }: DateInputProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const today = todayIn(ownZone());
  const typed = useTypedText<string>({
    value,
    onChange,
    read: (text) => readDate(text, today),
    write: (known) => formatDate(dayOf(String(known))),
  });
  const choose = (day: string) => {
    setOpen(false);
    typed.type(formatDate(day));
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      placeholder={t`e.g. ${exampleOf(today)}`}
      autoComplete="off"
      {...props}
      error={error ?? typed.problem}
      data-misread={typed.misread}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== "ArrowDown") return;
        event.preventDefault();
        setOpen(true);
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" withinPortal>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t("Open the calendar")}
              disabled={props.disabled}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="calendar" size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t("Calendar")}>
            <CatchBoundary getResetKey={() => "calendar"} errorComponent={NoCalendar}>
              <Suspense fallback={<Box w={252} h={268} />}>
                <DayCalendar
                  day={typeof value === "string" ? dayOf(value) : null}
                  today={today}
                  startsOn={startsOn}
                  onChoose={choose}
                />
              </Suspense>
            </CatchBoundary>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
