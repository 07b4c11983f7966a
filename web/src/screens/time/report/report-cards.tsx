import { Group, Stack, Text } from "@mantine/core";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { ShareBar } from "../share-bar.tsx";
import { barParts, holderOf, type ReportViewProps, RowEntries, writeMoney } from "./report-table.tsx";

/** The report on a phone, with a bar below each name. */
export function ReportCards({ rows, totals }: ReportViewProps) {
  const write = writeMoney("billed_amount", totals.currency);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650}>{t("Total")}</Text>
        <Text fw={650}>
          {formatMinutes(totals.total_worked_minutes)}
          {totals.billed_amount !== undefined && (
            <>
              {" · "}
              <TotalFigure {...{ value: totals.billed_amount, totals, name: "billed_amount", show: write }} />
            </>
          )}
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
          <Text size="xs" c="dimmed" component="div">
            {t`${formatPercent(row.billable_percent)} billable`}
            {row.billed_amount !== undefined && (
              <>
                {" · "}
                <KnownFigure
                  {...{ value: row.billed_amount, unknown: row.unknown, path: "billed_amount", show: write }}
                />
              </>
            )}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
