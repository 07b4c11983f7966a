import { Group, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { CardPerson } from "../../../board/card-person.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { Stars } from "./rating.tsx";

/** What a card on the board shows of a candidate below the name. */
export function CandidateCard({ record }: { readonly record: ApiRecord<"candidates"> }) {
  const { rating, stage_entered_at } = record.attributes;
  return (
    <Stack gap={4} mt={2}>
      <Text size="xs" c="dimmed">
        {relatedLabel(record as unknown as ApiRecord, "job") || t("In the pool")}
      </Text>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Stack gap={2}>
          {rating !== null && <Stars rating={rating} size="xs" />}
          <Text size="xs" component="span">
            {t`Here since ${formatDate(stage_entered_at)}`}
          </Text>
        </Stack>
        <CardPerson record={record} relationship="recruiter" label={t("Recruiter")} />
      </Group>
    </Stack>
  );
}
