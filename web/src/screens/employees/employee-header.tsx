import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { recordLabel } from "../../declare/record-label.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { formatDate } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { AvatarPicture } from "./avatar-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";

const related = (record: ApiRecord, name: string): ApiRecord | null =>
  (record.relationships?.[name] as ApiRecord | null | undefined) ?? null;

/** The picture, name, position and status of an employee. */
export function EmployeeHeader({ ui, record }: RecordViewProps<"employees">) {
  const position = related(record, "position");
  const direction = related(record, "direction");
  const { archived_at, status, start_date } = record.attributes;
  const place = [position, direction].flatMap((unit) => (unit ? [recordLabel(unit)] : [])).join(" · ");
  return (
    <Group gap="lg" wrap="nowrap" miw={0}>
      <AvatarPicture ui={ui} record={record} />
      <Stack gap={4} miw={0}>
        <Title order={1}>{recordLabel(record)}</Title>
        <Text c="dimmed">{place || t("No position yet")}</Text>
        <Group gap="xs">
          <StatusBadge status={String(status)} />
          {archived_at !== null && archived_at !== undefined && (
            <Badge variant="default" tt="none" fw={600}>
              {t("Archived")}
            </Badge>
          )}
          {status === "draft" && !archived_at && (
            <Text size="sm" c="dimmed">
              {t`starts ${formatDate(String(start_date))}`}
            </Text>
          )}
        </Group>
      </Stack>
    </Group>
  );
}
