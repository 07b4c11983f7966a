import { Group, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { formatDate } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { OfferStatus } from "./offer-status.tsx";
import { numberOf } from "./offer-ui.tsx";

/** What the reader should know next: until when it can be accepted, or that it is not the current version. */
function situationOf({ attributes }: ApiRecord<"offers">): string | null {
  const { status, valid_until, is_current, decision_note } = attributes;
  if (status === "sent")
    return is_current
      ? t`Can be accepted until ${formatDate(valid_until)}`
      : t`Can be accepted until ${formatDate(valid_until)}; a newer version is being drafted`;
  if (status === "expired") return t`Expired on ${formatDate(valid_until)}`;
  if (status === "superseded") return t("A newer version was sent in its place");
  return decision_note;
}

/** The head of an offer's page: its number and title, its state, and to whom it is made. */
export function OfferHeader({ record }: RecordViewProps<"offers">) {
  const { attributes, relationships } = record;
  const named = (name: "client" | "lead"): string | null =>
    ((relationships?.[name] as unknown as ApiRecord | null | undefined)?.attributes.name as string) ?? null;
  const situation = situationOf(record);
  return (
    <Stack gap={6} miw={0}>
      <Group gap="sm">
        <Title order={1}>{attributes.title}</Title>
        <OfferStatus status={attributes.status} />
      </Group>
      <Text c="dimmed">
        {[numberOf(record), named("client") ?? named("lead")].filter((text) => text !== null).join(" · ")}
      </Text>
      {situation !== null && <Text size="sm">{situation}</Text>}
    </Stack>
  );
}
