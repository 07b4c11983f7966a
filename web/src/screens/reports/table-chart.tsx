import { Group, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { BarFigure, type BarRow } from "../../figures/charts/bar-figure.tsx";
import { LineFigure } from "../../figures/charts/line-figure.tsx";
import { LOOKS } from "../../figures/charts/looks.tsx";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { inCell, inUnit } from "./cell-words.ts";
import {
  breakdownsToDraw,
  type DrawnBreakdown,
  figuresToDraw,
  isOneSeriesEach,
  isOverTime,
  linesToDraw,
  namingOf,
  rowsToDraw,
} from "./charted-figures.ts";
import { recordBehind } from "./record-behind.ts";
import type { ReportColumn, ReportRow, ReportTable } from "./report-query.ts";

/** What can be drawn of a table: figures as parts of one whole, or one figure. */
interface Drawable extends DrawnBreakdown {
  readonly value: string;
}

const drawablesOf = (table: ReportTable, figures: readonly ReportColumn[]): readonly Drawable[] => [
  ...breakdownsToDraw(table, figures).map((one, place) => ({ ...one, value: `parts:${place}` })),
  ...figures.map((figure) => ({ title: figure.title, parts: [figure], value: figure.key })),
];

/** A chart of a table, of the figure or the breakdown that is chosen; each mark opens the records behind it. */
export function TableChart({ table }: { readonly table: ReportTable }) {
  const session = useSession();
  const [chosen, choose] = useState<string | null>(null);
  const figures = figuresToDraw(table);
  const drawables = drawablesOf(table, figures);
  const drawn = drawables.find(({ value }) => value === chosen) ?? drawables[0];
  const naming = namingOf(table);
  if (!drawn || !naming) return null;
  const isSeries = isOneSeriesEach(table) && (table.breakdowns ?? []).length === 0;
  const parts = isSeries ? linesToDraw(table, figures) : drawn.parts;
  const unit = parts[0]!.unit;
  const shown = rowsToDraw(
    table,
    parts.map(({ key }) => key),
  );
  const rows = shown.map((row, place): BarRow => {
    const record = recordBehind(session, row.opens);
    return {
      key: String(place),
      label: inCell(row, naming),
      values: Object.fromEntries(parts.map(({ key }) => [key, numberOf(row, key)])),
      links: Object.fromEntries(parts.map(({ key }) => [key, row.links[key] ?? (record ? null : row.opens)])),
      page: record,
    };
  });
  if (isSeries)
    return (
      <Stack gap="xs">
        <NotAllShown count={parts.length} of={figures.length} />
        <LineFigure
          label={table.title}
          show={(value) => inUnit(value, unit)}
          axis={unit === null || unit === "percent" ? undefined : unit}
          series={parts.map(({ key, title }) => ({ name: key, label: title }))}
          rows={rows}
        />
      </Stack>
    );
  return (
    <Stack gap="xs">
      {drawables.length > 1 && (
        <Group justify="flex-end">
          <Select
            aria-label={t`Figure of the chart of ${table.title}`}
            data={drawables.map(({ value, title, parts: of }) => ({
              value,
              label: of.length > 1 ? t`${title}, by parts` : title,
            }))}
            value={drawn.value}
            onChange={choose}
            allowDeselect={false}
            size="xs"
          />
        </Group>
      )}
      <NotAllShown count={shown.length} of={table.rows.length} />
      <BarFigure
        label={`${table.title}: ${drawn.title}`}
        isLying={!isOverTime(table)}
        isStacked={parts.length > 1}
        show={(value) => inUnit(value, unit)}
        series={parts.map(({ key, title }, place) => ({
          name: key,
          label: title,
          look: LOOKS[place % LOOKS.length]!,
        }))}
        rows={rows}
        axis={drawn.title}
      />
    </Stack>
  );
}

function NotAllShown({ count, of }: { readonly count: number; readonly of: number }) {
  return count < of ? <Text size="sm" c="dimmed">{t`The ${count} largest of ${of}.`}</Text> : null;
}

const numberOf = ({ cells }: ReportRow, key: string): number | null =>
  cells[key] === null || cells[key] === undefined ? null : Number(cells[key]);
