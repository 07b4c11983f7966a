import { Anchor, Group, Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { dayOf } from "../../format/calendar.ts";
import { formatPeriod } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { OfferLinesList } from "./offer-lines-list.tsx";
import { OfferStatus } from "./offer-status.tsx";
import { OfferTotals } from "./offer-totals.tsx";

type Offer = ApiRecord<"offers">;

/** One version with its state, lines and totals. */
function Version({ offer, isOpen }: { readonly offer: Offer; readonly isOpen: boolean }) {
  const { attributes, relationships } = offer;
  const { version, status, issue_date, valid_until, currency, decision_note } = attributes;
  const lines = (relationships?.lines ?? []) as unknown as readonly ApiRecord<"offer-lines">[];
  return (
    <Paper withBorder p="md" component="section" aria-label={t`Version ${version}`}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          {isOpen ? (
            <Text fw={600}>{t`Version ${version}`}</Text>
          ) : (
            <Anchor component={Link} to={`/offers/${offer.id}`} fw={600}>
              {t`Version ${version}`}
            </Anchor>
          )}
          <OfferStatus status={status} />
        </Group>
        <Text size="sm" c="dimmed">
          {formatPeriod(dayOf(issue_date), dayOf(valid_until))}
        </Text>
        {decision_note !== null && <Text size="sm">{decision_note}</Text>}
        <OfferLinesList lines={lines} currency={currency} />
        <OfferTotals offer={attributes} />
      </Stack>
    </Paper>
  );
}

/** All versions of an offer beside each other, the latest first. */
export function VersionsTab({ record }: RecordViewProps<"offers">) {
  const query = {
    ...{ family_id: record.attributes.family_id, sort: "-version", perPage: 50 },
    include: "lines",
  };
  const { data: page, error } = useQuery(listQuery("offers", query));
  if (error) return <ReadProblem error={error} />;
  if (!page) return <TableSkeleton />;
  return (
    <SimpleGrid cols={{ base: 1, md: Math.min(page.data.length, 2) }} spacing="md">
      {page.data.map((offer) => (
        <Version key={offer.id} offer={offer} isOpen={offer.id === record.id} />
      ))}
    </SimpleGrid>
  );
}
