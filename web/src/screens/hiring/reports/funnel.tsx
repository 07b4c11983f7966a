import { ChartTable } from "../../../figures/chart-table.tsx";
import { FunnelFigure } from "../../../figures/charts/funnel-figure.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { counted, daysOrDash } from "./counted.tsx";
import type { FunnelStage, HiringReport } from "./hiring-report.ts";

interface FunnelReportProps {
  readonly data: HiringReport;
  readonly isStale: boolean;
}

/** A row of the funnel: a stage, or those who were hired at its end. */
type Step = Partial<FunnelStage> & Pick<FunnelStage, "stage_id" | "name" | "reached_count" | "links">;

const hiredStep = ({ cohort }: HiringReport): Step => ({
  ...{ stage_id: "hired", name: "Hired", reached_count: cohort.hired },
  ...{ conversion_from_start: cohort.hire_rate, links: { reached: cohort.links.hired } },
});

const COUNTS = [
  ["reached", "Reached"],
  ["active", "Active here"],
  ["rejected", "Rejected here"],
  ["withdrawn", "Withdrew here"],
] as const;

const columns: FigureColumn<Step>[] = [
  { name: "name", label: "Stage", show: ({ name }) => name },
  ...COUNTS.map(([count, label]) => ({
    ...{ name: `${count}_count`, label, isFigure: true },
    show: (step: Step) => {
      const number = step[`${count}_count`];
      return number === undefined ? "–" : counted(number, step.links?.[count]);
    },
  })),
  {
    name: "conversion_from_previous",
    label: "Of the stage before",
    isFigure: true,
    show: (step) => formatPercent(step.conversion_from_previous),
  },
  {
    name: "conversion_from_start",
    label: "Of all",
    isFigure: true,
    show: (step) => formatPercent(step.conversion_from_start),
  },
  {
    name: "average_days",
    label: "Average days",
    isFigure: true,
    show: ({ average_days }) => daysOrDash(average_days ?? null),
  },
];

/** How far those came who applied in the period. */
export function FunnelReport({ data, isStale }: FunnelReportProps) {
  const steps: readonly Step[] = [...data.funnel, hiredStep(data)];
  return (
    <>
      <FunnelFigure counted="candidates" meant="Those who applied in the period" steps={steps} />
      <ChartTable
        label="Funnel"
        isStale={isStale}
        rows={steps}
        keyOf={({ stage_id }) => stage_id}
        columns={columns}
      />
    </>
  );
}
