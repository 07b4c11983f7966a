import { Group, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { CardPerson } from "../../board/card-person.tsx";
import { t } from "../../messages/t.ts";
import { NextClock } from "./sla-clocks.tsx";
import { TicketPriority } from "./ticket-status.tsx";

/** What a card on the board shows of a ticket below its subject. */
export function TicketCard({ record }: { readonly record: ApiRecord<"tickets"> }) {
  const { attributes } = record;
  return (
    <Stack gap={6} mt={2}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {t`No. ${attributes.number}`}
        </Text>
        <CardPerson record={record} relationship="assignee" label={t("Assignee")} />
      </Group>
      <Group gap={4}>
        {attributes.priority !== "normal" && <TicketPriority priority={attributes.priority} />}
        <NextClock ticket={attributes} />
      </Group>
    </Stack>
  );
}
