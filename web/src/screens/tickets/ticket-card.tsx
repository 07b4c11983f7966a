import { Avatar, Group, Stack, Text, Tooltip } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { NextClock } from "./sla-clocks.tsx";
import { TicketPriority } from "./ticket-status.tsx";

/** What a card on the board shows of a ticket below its subject. */
export function TicketCard({ record }: { readonly record: ApiRecord<"tickets"> }) {
  const { attributes } = record;
  const assignee = relatedLabel(record as unknown as ApiRecord, "assignee");
  return (
    <Stack gap={6} mt={2}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          No. {attributes.number}
        </Text>
        {assignee !== "" && (
          <Tooltip label={assignee}>
            <Avatar
              name={assignee}
              color="initials"
              size={24}
              role="img"
              aria-label={`Assignee: ${assignee}`}
              alt=""
            />
          </Tooltip>
        )}
      </Group>
      <Group gap={4}>
        {attributes.priority !== "normal" && <TicketPriority priority={attributes.priority} />}
        <NextClock ticket={attributes} />
      </Group>
    </Stack>
  );
}
