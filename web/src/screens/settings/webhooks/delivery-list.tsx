import { Badge, Button, Code, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery } from "../../../api/queries.ts";
import { type ApiRecord, runAction } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDateTime } from "../../../format/times.ts";
import { inWords } from "../../../format/words.ts";
import { rich, t } from "../../../messages/t.ts";

const COLORS: Readonly<Record<string, string>> = {
  succeeded: "teal",
  pending: "yellow",
  failed: "red",
  cancelled: "gray",
};
const STEP = 15;

/** The messages to a webhook, the latest first, each with what became of it. */
export function DeliveryList({ record }: RecordViewProps<"webhooks">) {
  const [perPage, setPerPage] = useState(STEP);
  const [open, setOpen] = useState<ApiRecord<"webhook-deliveries"> | null>(null);
  const { data: page, error } = useQuery(
    listQuery("webhook-deliveries", { webhook_id: record.id, sort: "-id", perPage }),
  );
  return (
    <Panel
      title={t("Deliveries")}
      note={t("Deliveries are retained for 30 days. A failed delivery is retried for several days.")}
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <FieldsSkeleton />}
      {page?.data.length === 0 && (
        <EmptyState
          icon="history"
          title={t("No deliveries yet")}
          text={t("Send a test to see a message here.")}
        />
      )}
      {page && page.data.length > 0 && (
        <Table.ScrollContainer minWidth={560} type="native">
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("Event")}</Table.Th>
                <Table.Th>{t("When")}</Table.Th>
                <Table.Th>{t("Attempts")}</Table.Th>
                <Table.Th>{t("Outcome")}</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {page.data.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpen(delivery)} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {page && page.meta.total > perPage && (
        <Group justify="center" mt="md">
          <Button variant="default" size="xs" onClick={() => setPerPage(perPage + STEP)}>
            {t("Show earlier deliveries")}
          </Button>
        </Group>
      )}
      {open && <DeliveryDetail delivery={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function DeliveryRow({
  delivery,
  onOpen,
}: {
  readonly delivery: ApiRecord<"webhook-deliveries">;
  readonly onOpen: () => void;
}) {
  const client = useQueryClient();
  const { event_type, event_at, attempts_count, status, last_response_status } = delivery.attributes;
  const { mutate, isPending } = useMutation({
    mutationFn: (action: string) => runAction("webhook-deliveries", delivery.id, action),
    onSuccess: async (_answer, action) => {
      await client.invalidateQueries({ queryKey: ["webhook-deliveries"] });
      notifyDone(action === "replay" ? t("The message is sent again.") : t("No further attempt is made."));
    },
    onError: notifyFailure,
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Button variant="transparent" size="compact-sm" px={0} onClick={onOpen}>
          {String(event_type)}
        </Button>
      </Table.Td>
      <Table.Td>{formatDateTime(String(event_at))}</Table.Td>
      <Table.Td>{String(attempts_count)}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={COLORS[String(status)] ?? "gray"} tt="none" fw={600}>
          {inWords(String(status), { one: t("Delivery") })}
          {last_response_status !== null && ` · ${last_response_status}`}
        </Badge>
      </Table.Td>
      <Table.Td ta="right">
        {status === "pending" ? (
          <Button
            data-sends
            variant="subtle"
            size="compact-xs"
            loading={isPending}
            onClick={() => mutate("cancel")}
          >
            {t("Cancel")}
          </Button>
        ) : (
          <Button
            data-sends
            variant="subtle"
            size="compact-xs"
            loading={isPending}
            onClick={() => mutate("replay")}
          >
            {t("Replay")}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function DeliveryDetail({
  delivery,
  onClose,
}: {
  readonly delivery: ApiRecord<"webhook-deliveries">;
  readonly onClose: () => void;
}) {
  const { event_id, payload, attempts, next_attempt_at } = delivery.attributes;
  const message = <Code key="message">{String(event_id)}</Code>;
  return (
    <Modal opened onClose={onClose} title={delivery.attributes.event_type} size="lg" centered>
      <Stack gap="md">
        <Text size="sm">
          {next_attempt_at === null
            ? rich`Message ${message}`
            : rich`Message ${message}, next attempt ${formatDateTime(String(next_attempt_at))}`}
        </Text>
        <Text size="sm" fw={500}>
          {t("What was sent")}
        </Text>
        <Code block tabIndex={0}>
          {JSON.stringify(payload, null, 2)}
        </Code>
        <Text size="sm" fw={500}>
          {t("Attempts")}
        </Text>
        <Code block tabIndex={0}>
          {JSON.stringify(attempts, null, 2)}
        </Code>
      </Stack>
    </Modal>
  );
}
