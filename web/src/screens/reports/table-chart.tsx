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
  namingOf,
  rowsToDraw,
} from "./charted-figures.ts";
import { recordBehind } from "./record-behind.ts";
import type { ReportColumn, ReportRow, ReportTable } from "./report-query.ts";

/** More lines than these cannot be distinguished. */
const MAX_LINES = 4;

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
  const parts = isSeries ? figures.slice(0, MAX_LINES) : drawn.parts;
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
      <LineFigure
        label={table.title}
        show={(value) => inUnit(value, unit)}
        axis={unit === null || unit === "percent" ? undefined : unit}
        series={parts.map(({ key, title }) => ({ name: key, label: title }))}
        rows={rows}
      />
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
      {shown.length < table.rows.length && (
        <Text size="sm" c="dimmed">{t`The ${shown.length} largest of ${table.rows.length}.`}</Text>
      )}
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

const numberOf = ({ cells }: ReportRow, key: string): number | null =>
  cells[key] === null || cells[key] === undefined ? null : Number(cells[key]);
