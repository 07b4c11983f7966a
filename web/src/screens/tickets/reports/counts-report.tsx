import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { Counts } from "./ticket-analytics.ts";

type Row = Counts & { readonly key: string; readonly name: string };

interface CountsReportProps {
  readonly title: string;
  /** What each row is. */
  readonly label: string;
  readonly chartLabel: string;
  readonly rows: readonly Row[];
  readonly isStale: boolean;
}

const COUNTS = [
  { name: "created", label: t("Created") },
  { name: "resolved", label: t("Resolved") },
  { name: "backlog", label: t("Unresolved now") },
] as const;

const inNumbers = (count: number): string => formatNumber(count, 0);

/** The tickets of each priority or assignee: created and resolved in the period, and unresolved now. */
export function CountsReport({ title, label, chartLabel, rows, isStale }: CountsReportProps) {
  if (rows.length === 0) return <Panel title={title}>{t("There are no tickets.")}</Panel>;
  return (
    <Stack gap="md">
      <Panel title={title} note={t("Resolved in the period, and unresolved now.")}>
        <BarFigure
          label={chartLabel}
          isLying
          show={inNumbers}
          series={[
            { name: "resolved", label: t("Resolved"), look: "solid" },
            { name: "backlog", label: t("Unresolved now"), look: "hatched" },
          ]}
          rows={rows.map(({ key, name, resolved_count, backlog_count, links }) => ({
            key,
            label: name,
            values: { resolved: resolved_count, backlog: backlog_count },
            links,
          }))}
        />
      </Panel>
      <ChartTable
        label={title}
        isStale={isStale}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { name: "name", label, show: ({ name }) => name },
          ...COUNTS.map(({ name, label: counted }) => ({
            name,
            label: counted,
            isFigure: true,
            show: (row: Row) => (
              <RowsBehind link={row.links[name]}>{inNumbers(row[`${name}_count`])}</RowsBehind>
            ),
          })),
        ]}
      />
    </Stack>
  );
}
