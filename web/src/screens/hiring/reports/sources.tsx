import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { counted, inNumbers } from "../../../figures/counted.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { SOURCE_LABELS } from "../candidates/candidate-status.tsx";
import type { HiringReport } from "./hiring-report.ts";

interface SourcesReportProps {
  readonly data: HiringReport;
  readonly isStale: boolean;
}

/** Where those came from who applied in the period, and how many of them were hired. */
export function SourcesReport({ data: { sources }, isStale }: SourcesReportProps) {
  const labelOf = (source: string): string => SOURCE_LABELS[source] ?? source;
  return (
    <>
      <Panel
        title={t("Sources")}
        note={
          sources.length === 0 ? t("Nobody applied in the period.") : t("Those who applied in the period.")
        }
      >
        {sources.length > 0 && (
          <BarFigure
            label={t("How many applied and were hired, by source")}
            isLying
            show={inNumbers}
            series={[
              { name: "applied", label: t("Applied"), look: "solid" },
              { name: "hired", label: t("Hired of them"), look: "hatched" },
            ]}
            rows={sources.map(({ source, applied, hired, links }) => ({
              key: source,
              label: labelOf(source),
              values: { applied, hired },
              links,
            }))}
          />
        )}
      </Panel>
      <ChartTable
        label={t("Sources")}
        isStale={isStale}
        rows={sources}
        keyOf={({ source }) => source}
        columns={[
          { name: "source", label: t("Source"), show: ({ source }) => labelOf(source) },
          {
            name: "applied",
            label: t("Applied"),
            isFigure: true,
            show: ({ applied, links }) => counted(applied, links.applied),
          },
          {
            name: "hired",
            label: t("Hired of them"),
            isFigure: true,
            show: ({ hired, links }) => counted(hired, links.hired),
          },
          {
            name: "hire_rate",
            label: t("Hire rate"),
            isFigure: true,
            show: ({ hire_rate }) => formatPercent(hire_rate),
          },
        ]}
      />
    </>
  );
}
