import { Badge, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import type { IconName } from "../../../components/icon-shapes.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { RecordDrawer } from "../../../records/record-drawer.tsx";
import { impressionUi } from "./impression-ui.ts";

interface Look {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

/** What an opinion is, in words, with an icon and a colour that say the same. */
const LOOKS: Readonly<Record<string, Look>> = {
  praise: { label: t("In favour"), icon: "circle-check", color: "teal" },
  constructive: { label: t("Against"), icon: "circle-x", color: "orange" },
};

/** The feedback on a candidate, the latest first. */
export const impressionsQuery = (candidateId: string) =>
  listQuery("feedback", {
    ...{ feedbackable_type: "candidates", feedbackable_id: candidateId, sort: "-given_at" },
    ...{ perPage: MAX_OPTIONS, include: "createdBy[id|first_name|last_name|email]" },
  });

interface ImpressionProps {
  readonly record: ApiRecord<"feedback">;
  readonly onOpen: () => void;
}

function Impression({ record, onOpen }: ImpressionProps) {
  const { type, notes, given_at } = record.attributes;
  const look = LOOKS[type];
  return (
    <Paper withBorder p="md" component="li" style={{ borderColor: "var(--bureau-line)" }}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap={6} miw={0}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {relatedLabel(record as unknown as ApiRecord, "createdBy") || t("A colleague")}
            </Text>
            <Text size="xs" c="dimmed">
              {formatDateTime(given_at)}
            </Text>
            {look && (
              <Badge
                variant="light"
                color={look.color}
                tt="none"
                leftSection={<Icon name={look.icon} size={14} />}
              >
                {look.label}
              </Badge>
            )}
          </Group>
          <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
            {notes}
          </Text>
        </Stack>
        {record.meta.authorizedToUpdate && (
          <Button variant="subtle" size="compact-sm" flex="none" onClick={onOpen}>
            {t("Edit")}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** What those who met the candidate say. */
export function FeedbackTab({ record: candidate }: RecordViewProps<"candidates">) {
  const [open, setOpen] = useState<string | null>(null);
  const { data: page, error } = useQuery(impressionsQuery(candidate.id));
  const given = (page?.data ?? []) as unknown as readonly ApiRecord<"feedback">[];
  return (
    <Panel
      title={t("Feedback")}
      note={page && given.length === 0 ? t("Nobody has said anything about this candidate yet.") : undefined}
      actions={
        candidate.attributes.anonymized_at === null && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => setOpen("new")}
          >
            {t("Give feedback")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <TableSkeleton />}
      <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: "none" }}>
        {given.map((one) => (
          <Impression key={one.id} record={one} onOpen={() => setOpen(one.id)} />
        ))}
      </Stack>
      {open !== null && (
        <RecordDrawer
          ui={impressionUi}
          open={open}
          {...(open === "new"
            ? { fixed: { feedbackable_type: "candidates", feedbackable_id: candidate.id } }
            : {})}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
