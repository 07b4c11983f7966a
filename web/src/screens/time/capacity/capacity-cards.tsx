import { Group, Stack, Text } from "@mantine/core";
import { formatHours, inHours, minutesOf } from "../../../format/durations.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import type { PersonCapacity } from "./capacity-query.ts";
import { type CapacityViewProps, PersonEntries, UtilizationBar } from "./capacity-table.tsx";

/** "30:00 of 40:00 hours, 10:00 free". */
function hoursInWords({ tracked_hours, capacity_hours, free_hours }: PersonCapacity): string {
  const [tracked, capacity] = [formatHours(tracked_hours), inHours(minutesOf(capacity_hours))];
  return free_hours < 0
    ? t`${tracked} of ${capacity}, ${formatHours(-free_hours)} overbooked`
    : t`${tracked} of ${capacity}, ${formatHours(free_hours)} free`;
}

/** Capacity on a phone, with a bar below each name. */
export function CapacityCards({ employees, totals }: CapacityViewProps) {
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650}>{plural(totals.employees, "# person", "# people")}</Text>
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
            {hoursInWords(person)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
