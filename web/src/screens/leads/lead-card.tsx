import { Group, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { CardPerson } from "../../board/card-person.tsx";
import { formatDate } from "../../format/dates.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { LeadMarks } from "./lead-status.tsx";

/** What a card on the board shows of a lead below its name. */
export function LeadCard({ record }: { readonly record: ApiRecord<"leads"> }) {
  const { attributes } = record;
  const { company_name, amount, currency, probability, expected_close_date } = attributes;
  return (
    <Stack gap={6} mt={2}>
      {company_name && (
        <Text size="xs" c="dimmed">
          {company_name}
        </Text>
      )}
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs" component="span">
          {amount !== null && <strong>{formatMoney(amount, currency)}</strong>}
          {`${amount === null ? "" : " · "}${formatPercent(probability, 0)}`}
          {expected_close_date && ` · ${formatDate(expected_close_date)}`}
        </Text>
        <CardPerson record={record} relationship="owner" label={t("Owner")} />
      </Group>
      {(attributes.is_overdue || attributes.is_stale) && (
        <Group gap={4}>
          <LeadMarks attributes={attributes} />
        </Group>
      )}
    </Stack>
  );
}
