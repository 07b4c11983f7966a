import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { counted, daysOrDash, inNumbers } from "./counted.tsx";
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
      <Panel
        title="Funnel"
        note="Those who applied in the period: how many came as far as each stage, or further. A stage that was skipped counts as passed."
      >
        <BarFigure
          label="How many candidates reached each stage"
          isLying
          show={inNumbers}
          series={[{ name: "reached", label: "Reached", look: "solid" }]}
          rows={steps.map(({ stage_id, name, reached_count, links }) => ({
            key: stage_id,
            label: name,
            values: { reached: reached_count },
            links: { reached: links?.reached },
          }))}
        />
      </Panel>
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
