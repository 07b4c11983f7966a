import { counted } from "../../../figures/counted.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FunnelReport } from "../../../figures/funnel-report.tsx";
import { t } from "../../../messages/t.ts";
import type { FunnelStage, HiringReport } from "./hiring-report.ts";

interface HiringFunnelProps {
  readonly data: HiringReport;
  readonly isStale: boolean;
}

/** A row of the funnel: a stage, or those who were hired at its end. */
type Step = Omit<Partial<FunnelStage>, "links"> &
  Pick<FunnelStage, "stage_id" | "name" | "reached_count"> & {
    readonly links: Partial<FunnelStage["links"]>;
  };

/** A percentage of those who came as far as the last stage; null if nobody did. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part * 100) / whole);

const hiredStep = ({ cohort, funnel }: HiringReport): Step => ({
  ...{ stage_id: "hired", name: t("Hired"), reached_count: cohort.hired },
  conversion_from_previous: shareOf(cohort.hired, funnel.at(-1)?.reached_count ?? cohort.applied),
  ...{ conversion_from_start: cohort.hire_rate, links: { reached: cohort.links.hired } },
});

const ENDED = [
  ["active", t("Active here")],
  ["rejected", t("Rejected here")],
  ["withdrawn", t("Withdrew here")],
] as const;

const ended = ENDED.map(
  ([status, label]): FigureColumn<Step> => ({
    ...{ name: `${status}_count`, label, isFigure: true },
    show: (step) => counted(step[`${status}_count`], step.links[status]),
  }),
);

/** How far those came who applied in the period. */
export const HiringFunnel = ({ data, isStale }: HiringFunnelProps) => (
  <FunnelReport
    counted={t("candidates")}
    meant={t("Those who applied in the period")}
    rows={[...data.funnel, hiredStep(data)]}
    isStale={isStale}
    ended={ended}
  />
);
