import { Group, Stack, Text } from "@mantine/core";
import { formatMinutes } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { ShareBar } from "../share-bar.tsx";
import { barParts, holderOf, type ReportViewProps, RowEntries } from "./report-table.tsx";

/** The report on a phone: a bar below each name. */
export function ReportCards({ rows, totals }: ReportViewProps) {
  const money = (amount: number | undefined, currency: string | undefined) =>
    amount === undefined || currency === undefined ? null : formatMoney(amount, currency);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650}>Total</Text>
        <Text fw={650}>
          {[formatMinutes(totals.total_worked_minutes), money(totals.billed_amount, totals.currency)]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Group>
      {rows.map((row) => (
        <Stack key={row.id} gap={4}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <RowEntries row={row} />
              {holderOf(row) && (
                <Text size="xs" c="dimmed">
                  {holderOf(row)}
                </Text>
              )}
            </div>
            <Text size="sm" fw={600}>
              {formatMinutes(row.total_worked_minutes)}
            </Text>
          </Group>
          <ShareBar parts={barParts(row, rows)} />
          <Text size="xs" c="dimmed">
            {[`${formatPercent(row.billable_percent)} billable`, money(row.billed_amount, row.currency)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
