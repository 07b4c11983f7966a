import { Group, Stack, Text } from "@mantine/core";
import { formatHours, inHours, minutesOf } from "../../../format/durations.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { type CapacityViewProps, PersonEntries, UtilizationBar } from "./capacity-table.tsx";

/** Capacity on a phone, with a bar below each name. */
export function CapacityCards({ employees, totals }: CapacityViewProps) {
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650}>{totals.employees === 1 ? "1 person" : t`${totals.employees} people`}</Text>
        <Text fw={650}>{formatPercent(totals.utilization_percent)}</Text>
      </Group>
      {employees.map((person) => (
        <Stack key={person.employee_id} gap={4}>
          <Group justify="space-between" wrap="nowrap">
            <PersonEntries person={person} />
            <Text size="sm" fw={600}>
              {formatPercent(person.utilization_percent)}
            </Text>
          </Group>
          <UtilizationBar figures={person} />
          <Text size="xs" c="dimmed">
            {t`${formatHours(person.tracked_hours)} of ${inHours(minutesOf(person.capacity_hours))}, ${
              person.free_hours < 0
                ? `${formatHours(-person.free_hours)} overbooked`
                : `${formatHours(person.free_hours)} free`
            }`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
