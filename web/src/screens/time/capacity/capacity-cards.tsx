import { Group, Stack, Text } from "@mantine/core";
import { percent } from "../report/report-table.tsx";
import { type CapacityViewProps, hours, PersonEntries, UtilizationBar } from "./capacity-table.tsx";

/** Capacity on a phone: a bar below each name. */
export function CapacityCards({ employees, totals }: CapacityViewProps) {
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650}>{totals.employees === 1 ? "1 person" : `${totals.employees} people`}</Text>
        <Text fw={650}>{percent(totals.utilization_percent)}</Text>
      </Group>
      {employees.map((person) => (
        <Stack key={person.employee_id} gap={4}>
          <Group justify="space-between" wrap="nowrap">
            <PersonEntries person={person} />
            <Text size="sm" fw={600}>
              {percent(person.utilization_percent)}
            </Text>
          </Group>
          <UtilizationBar figures={person} />
          <Text size="xs" c="dimmed">
            {hours(person.tracked_hours)} of {hours(person.capacity_hours)} h,{" "}
            {person.free_hours < 0
              ? `${hours(-person.free_hours)} h too much planned`
              : `${hours(person.free_hours)} h free`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
