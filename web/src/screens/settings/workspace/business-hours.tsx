import { Button, Fieldset, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import type { InputProps, ShowProps } from "../../../fields/field-ui.ts";
import { weekdayName } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";

type Window = readonly [from: string, to: string];

interface Hours {
  readonly exclude_public_holidays: boolean;
  readonly days: Readonly<Record<string, readonly Window[]>>;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const OFFICE: Window = ["09:00", "17:00"];
const OFFICE_HOURS: Hours = {
  exclude_public_holidays: true,
  days: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [String(day), [OFFICE]])),
};

/** When tickets are worked on, a line a day. */
export function ShowBusinessHours({ value }: ShowProps) {
  const { days, exclude_public_holidays } = value as Hours;
  return (
    <Stack gap={2}>
      {DAYS.filter((day) => days[day]).map((day) => (
        <Text key={day} size="sm">
          {weekdayName(day)}: {days[day]!.map(([from, to]) => `${from}–${to}`).join(", ")}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {exclude_public_holidays ? t("Not on public holidays") : t("Also on public holidays")}
      </Text>
    </Stack>
  );
}

/** Round the clock, or windows of time by day. */
export function BusinessHoursInput({ field, value, onChange, error }: InputProps) {
  const hours = value as Hours | null;
  const setDay = (day: number, windows: readonly Window[]) => {
    const { [day]: _before, ...others } = hours!.days;
    onChange({ ...hours, days: windows.length > 0 ? { ...others, [day]: windows } : others });
  };
  return (
    <Fieldset legend={field.label}>
      <Stack gap="sm">
        <Switch
          label={t("Around the clock")}
          checked={hours === null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? null : OFFICE_HOURS)}
        />
        {hours !== null && (
          <>
            {DAYS.map((day) => (
              <DayRow
                key={day}
                day={day}
                windows={hours.days[day] ?? []}
                onChange={(windows) => setDay(day, windows)}
              />
            ))}
            <Switch
              label={t("Not on public holidays")}
              checked={hours.exclude_public_holidays}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...hours, exclude_public_holidays: checked })
              }
            />
          </>
        )}
        {error && (
          <Text size="sm" c="error" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

interface DayRowProps {
  readonly day: number;
  readonly windows: readonly Window[];
  readonly onChange: (windows: readonly Window[]) => void;
}

function DayRow({ day, windows, onChange }: DayRowProps) {
  const name = weekdayName(day);
  const change = (index: number, at: 0 | 1, time: string) =>
    onChange(
      windows.map((window, i) => (i === index ? (at === 0 ? [time, window[1]] : [window[0], time]) : window)),
    );
  return (
    <Group gap="sm" align="flex-start">
      <Text size="sm" w={48} pt={6}>
        {name}
      </Text>
      <Stack gap="xs">
        {windows.map(([from, to], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows have no name but their place.
          <Group key={index} gap="xs" wrap="nowrap">
            <TextInput
              aria-label={t`${name}, window ${index + 1}, from`}
              w={84}
              value={from}
              onChange={({ currentTarget: { value } }) => change(index, 0, value)}
            />
            <TextInput
              aria-label={t`${name}, window ${index + 1}, to`}
              w={84}
              value={to}
              onChange={({ currentTarget: { value } }) => change(index, 1, value)}
            />
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t`Remove window ${index + 1} of ${name}`}
              onClick={() => onChange(windows.filter((_, i) => i !== index))}
            >
              <Icon name="trash" size={14} />
            </Button>
          </Group>
        ))}
        {windows.length < 4 && (
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: "flex-start" }}
            onClick={() => onChange([...windows, OFFICE])}
            aria-label={windows.length === 0 ? t`Closed – add hours on ${name}` : t`Add hours on ${name}`}
          >
            {windows.length === 0 ? t("Closed – add hours") : t("Add hours")}
          </Button>
        )}
      </Stack>
    </Group>
  );
}
