import { Group, Stack, Text } from "@mantine/core";
import { type BadgeLook, IconBadge } from "../../../components/icon-badge.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { formatDateTime } from "../../../format/times.ts";
import { plural, t } from "../../../messages/t.ts";
import { TYPE_LABELS } from "./feedback-words.tsx";

const STATES: Readonly<Record<"pending" | "submitted" | "declined", BadgeLook>> = {
  pending: { label: t("Pending"), icon: "clock", color: "yellow" },
  submitted: { label: t("Responded"), icon: "circle-check", color: "teal" },
  declined: { label: t("Declined"), icon: "circle-x", color: "gray" },
};

/** Who is asked and has responded, as far as the reader may know. */
export function RespondentsTab({ record }: RecordViewProps<"feedback-requests">) {
  const { respondents, responses_count } = record.attributes;
  return (
    <Panel
      title={t("Who is asked")}
      note={plural(
        responses_count,
        "# response so far. Only those whom you may know about are listed.",
        "# responses so far. Only those whom you may know about are listed.",
      )}
    >
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {respondents.map(({ employee_id, perspective, status, responded_at }) => (
          <Group key={employee_id} component="li" gap="sm">
            <FieldValue
              field={{ name: "employee_id", label: t("Asked"), type: "employee", resource: "employees" }}
              value={employee_id}
            />
            <Text size="sm" c="dimmed">
              {TYPE_LABELS[perspective]}
            </Text>
            <IconBadge {...STATES[status]} />
            {responded_at && (
              <Text size="sm" c="dimmed">
                {formatDateTime(responded_at)}
              </Text>
            )}
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
