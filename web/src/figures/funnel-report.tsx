import { formatPercent } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import { ChartTable } from "./chart-table.tsx";
import { FunnelFigure } from "./charts/funnel-figure.tsx";
import { counted, daysOrDash } from "./counted.tsx";
import type { FigureColumn } from "./figure-column.ts";

/** A row of a funnel: a stage, or the end of the pipeline. */
export interface FunnelRow {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  readonly conversion_from_previous?: number | null;
  readonly conversion_from_start?: number | null;
  readonly average_days?: number | null;
  readonly links?: { readonly reached?: string | null };
}

interface FunnelReportProps<Row> {
  /** Whom or what the funnel counts, such as "leads". */
  readonly counted: string;
  /** What is counted, as the beginning of a sentence: "The leads created in the period". */
  readonly meant: string;
  readonly rows: readonly Row[];
  readonly isStale: boolean;
  /** The columns after the number that reached a stage. */
  readonly reached?: readonly FigureColumn<Row>[];
  /** The columns of what became of those who came no further than a stage. */
  readonly ended: readonly FigureColumn<Row>[];
}

/** How far records of a pipeline came, as bars and as a table. */
export function FunnelReport<Row extends FunnelRow>({
  counted: what,
  meant,
  rows,
  isStale,
  reached = [],
  ended,
}: FunnelReportProps<Row>) {
  return (
    <>
      <FunnelFigure counted={what} meant={meant} steps={rows} />
      <ChartTable
        label={t("Funnel")}
        isStale={isStale}
        rows={rows}
        keyOf={({ stage_id }) => stage_id}
        columns={[
          { name: "name", label: t("Stage"), show: ({ name }) => name },
          {
            name: "reached_count",
            label: t("Reached"),
            isFigure: true,
            show: ({ reached_count, links }) => counted(reached_count, links?.reached),
          },
          ...reached,
          {
            name: "conversion_from_previous",
            label: t("Of the stage before"),
            isFigure: true,
            show: (row) => formatPercent(row.conversion_from_previous),
          },
          {
            name: "conversion_from_start",
            label: t("Of all"),
            isFigure: true,
            show: (row) => formatPercent(row.conversion_from_start),
          },
          ...ended,
          {
            name: "average_days",
            label: t("Average days"),
            isFigure: true,
            show: ({ average_days }) => daysOrDash(average_days),
          },
        ]}
      />
    </>
  );
}
