import { Avatar, Group, Stack, Text, Tooltip } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { recordLabel, relatedLabel } from "../../declare/record-label.ts";
import { formatDate } from "../../format/dates.ts";
import { formatMinutes } from "../../format/durations.ts";
import { t } from "../../messages/t.ts";

type Task = ApiRecord<"tasks">;

/** The names of the assignees that the reader sees. */
const assigneesOf = ({ relationships }: Task): string[] =>
  ((relationships?.assignedEmployees as readonly ApiRecord[] | undefined) ?? []).map(recordLabel);

/** What a card on the board shows of a task below its name. */
export function TaskCard({ record }: { readonly record: Task }) {
  const { due_date, estimated_minutes } = record.attributes;
  const facts = [
    ...(due_date ? [t`Due ${formatDate(due_date)}`] : []),
    ...(estimated_minutes === null ? [] : [formatMinutes(estimated_minutes)]),
  ];
  return (
    <Stack gap={6} mt={2}>
      <Text size="xs" c="dimmed">
        {relatedLabel(record as ApiRecord, "project")}
      </Text>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs" component="span">
          {facts.join(" · ")}
        </Text>
        <Avatar.Group spacing={6}>
          {assigneesOf(record).map((name) => (
            <Tooltip key={name} label={name}>
              <Avatar
                name={name}
                color="initials"
                size={24}
                role="img"
                aria-label={t`Assigned to ${name}`}
                alt=""
              />
            </Tooltip>
          ))}
        </Avatar.Group>
      </Group>
    </Stack>
  );
}
