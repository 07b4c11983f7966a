import { Button, Group, Select, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { download } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ChartTable } from "../../figures/chart-table.tsx";
import { BarFigure } from "../../figures/charts/bar-figure.tsx";
import { LineFigure } from "../../figures/charts/line-figure.tsx";
import { RowsBehind } from "../../figures/rows-behind.tsx";
import { formatDate } from "../../format/dates.ts";
import { formatMoney, formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { figuresToDraw, isOneSeriesEach, isOverTime } from "./charted-figures.ts";
import {
  type AskedReport,
  type CellValue,
  exportReport,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
} from "./report-query.ts";

interface ReportTableViewProps {
  readonly asked: AskedReport;
  readonly table: ReportTable;
  readonly isStale: boolean;
}

/** A table of a report with a chart of one of its figures; both open the records behind the figures. */
export function ReportTableView({ asked, table, isStale }: ReportTableViewProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportReport(asked, "csv", table.title),
    onSuccess: download,
    onError: notifyFailure,
  });
  return (
    <Panel
      title={table.title}
      actions={
        <Button
          variant="subtle"
          size="compact-xs"
          loading={isPending}
          leftSection={<Icon name="download" size={14} />}
          onClick={() => mutate()}
          aria-label={t`Download “${table.title}” as CSV`}
        >
          CSV
        </Button>
      }
    >
      <Stack gap="md">
        <TableChart table={table} />
        <ChartTable
          label={table.title}
          isStale={isStale}
          rows={table.rows.map((row, place) => ({ ...row, key: String(place) }))}
          keyOf={({ key }) => key}
          columns={table.columns.map((column) => ({
            name: column.key,
            label: column.title,
            isFigure: isNumber(column),
            show: (row: ReportRow) => (
              <RowsBehind link={row.links[column.key]}>
                {inCell(row.cells[column.key], column, row.unit)}
              </RowsBehind>
            ),
          }))}
        />
      </Stack>
    </Panel>
  );
}

/** More lines than these cannot be distinguished. */
const MAX_LINES = 4;

function TableChart({ table }: { readonly table: ReportTable }) {
  const figures = figuresToDraw(table);
  const [chosen, choose] = useState<string | null>(null);
  const drawn = figures.find(({ key }) => key === chosen) ?? figures[0];
  const naming = table.columns[0];
  if (!drawn || !naming) return null;
  const rows = table.rows.map(({ cells, links }, place) => ({
    key: String(place),
    label: inCell(cells[naming.key], naming),
    values: Object.fromEntries(
      figures.map(({ key }) => [key, cells[key] === null ? null : Number(cells[key])]),
    ),
    links,
  }));
  if (isOneSeriesEach(table))
    return (
      <LineFigure
        label={table.title}
        show={(value) => inUnit(value, drawn.unit)}
        axis={drawn.unit === null || drawn.unit === "percent" ? undefined : drawn.unit}
        series={figures.slice(0, MAX_LINES).map(({ key, title }) => ({ name: key, label: title }))}
        rows={rows}
      />
    );
  return (
    <Stack gap="xs">
      {figures.length > 1 && (
        <Group justify="flex-end">
          <Select
            aria-label={t`Figure of the chart of ${table.title}`}
            data={figures.map(({ key, title }) => ({ value: key, label: title }))}
            value={drawn.key}
            onChange={choose}
            allowDeselect={false}
            size="xs"
          />
        </Group>
      )}
      <BarFigure
        label={`${table.title}: ${drawn.title}`}
        isLying={!isOverTime(table)}
        show={(value) => inUnit(value, drawn.unit)}
        series={[{ name: drawn.key, label: drawn.title, look: "solid" }]}
        rows={rows}
        axis={drawn.title}
      />
    </Stack>
  );
}

const isNumber = ({ type }: ReportColumn): boolean => type === "integer" || type === "decimal";

/** A figure with its unit. */
function inUnit(value: number, unit: string | null | undefined): string {
  if (!unit) return formatNumber(value);
  return unit === "percent" ? formatPercent(value) : formatMoney(value, unit);
}

function inCell(value: CellValue | undefined, { type, unit }: ReportColumn, ofRow?: string | null): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (typeof value === "number") return inUnit(value, ofRow ?? unit);
  return type === "date" ? formatDate(value) : value;
}
