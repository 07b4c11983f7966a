import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { TicketAnalytics, Times } from "./ticket-analytics.ts";

interface TimesReportProps {
  readonly data: TicketAnalytics;
  readonly isStale: boolean;
}

type Row = Times & { readonly name: string };

const inNumbers = (count: number): string => formatNumber(count, 0);
const inHours = (minutes: number | null): string =>
  minutes === null ? "–" : formatMinutes(Math.round(minutes));

/** How many tickets were responded to and resolved in time, and in how much business time. */
export function TimesReport({ data, isStale }: TimesReportProps) {
  const rows: readonly Row[] = [
    { ...data.first_response, name: t("First response") },
    { ...data.resolution, name: t("Resolution") },
  ];
  const counted = (name: string, label: string, of: (row: Row) => number, link: keyof Times["links"]) => ({
    ...{ name, label, isFigure: true },
    show: (row: Row) => <RowsBehind link={row.links[link]}>{inNumbers(of(row))}</RowsBehind>,
  });
  return (
    <Stack gap="md">
      <Panel
        title={t("Agreed times")}
        note={t("Tickets that were responded to or resolved in the period. Times are in business hours.")}
      >
        <BarFigure
          label={t("Tickets in time and too late")}
          isLying
          isStacked
          show={inNumbers}
          series={[
            { name: "met", label: t("In time"), look: "solid" },
            { name: "breached", label: t("Too late"), look: "hatched" },
          ]}
          rows={rows.map(({ name, met_count, breached_count, links }) => ({
            key: name,
            label: name,
            values: { met: met_count, breached: breached_count },
            links,
          }))}
        />
      </Panel>
      <ChartTable
        label={t("Agreed times")}
        isStale={isStale}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { name: "name", label: t("Clock"), show: ({ name }) => name },
          counted("met_count", t("In time"), (row) => row.met_count, "met"),
          counted("breached_count", t("Too late"), (row) => row.breached_count, "breached"),
          {
            name: "compliance",
            label: t("Share in time"),
            isFigure: true,
            show: ({ compliance }) => formatPercent(compliance),
          },
          {
            name: "average_minutes",
            label: t("Average hours"),
            isFigure: true,
            show: ({ average_minutes }) => inHours(average_minutes),
          },
          {
            name: "median_minutes",
            label: t("Median hours"),
            isFigure: true,
            show: ({ median_minutes }) => inHours(median_minutes),
          },
          counted("untracked_count", t("Without a target"), (row) => row.untracked_count, "untracked"),
        ]}
      />
    </Stack>
  );
}
