import { Panel } from "../../../components/panel.tsx";
import { counted, daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { HiringReport } from "./hiring-report.ts";

/** What happened in the period, what became of those who applied in it, and the jobs of today. */
export function Overview({ data }: { readonly data: HiringReport }) {
  const { links, cohort, open_jobs: open } = data;
  return (
    <>
      <Panel title={t("In the period")}>
        <FigureList
          figures={[
            { label: t("Applied"), value: counted(data.applied_count, links.applied) },
            { label: t("Hired"), value: counted(data.hired_count, links.hired) },
            { label: t("Rejected"), value: counted(data.rejected_count, links.rejected) },
            { label: t("Withdrew"), value: counted(data.withdrawn_count, links.withdrawn) },
            {
              label: t("Days from application to hire, on average"),
              value: daysOrDash(data.average_time_to_hire_days),
            },
            {
              label: t("Days from opening to hire, on average"),
              value: daysOrDash(data.average_time_to_fill_days),
            },
          ]}
        />
      </Panel>
      <Panel title={t("Those who applied in the period")} note={t("What has become of them until today.")}>
        <FigureList
          figures={[
            { label: t("Applied"), value: counted(cohort.applied, cohort.links.applied) },
            { label: t("Hired"), value: counted(cohort.hired, cohort.links.hired) },
            { label: t("Hire rate"), value: formatPercent(cohort.hire_rate) },
            { label: t("Still active"), value: counted(cohort.active, cohort.links.active) },
            { label: t("Rejected"), value: counted(cohort.rejected, cohort.links.rejected) },
            { label: t("Withdrew"), value: counted(cohort.withdrawn, cohort.links.withdrawn) },
          ]}
        />
      </Panel>
      <Panel title={t("Open jobs today")}>
        <FigureList
          figures={[
            { label: t("Open jobs"), value: counted(open.jobs_count, open.links.list) },
            { label: t("Openings"), value: inNumbers(open.openings) },
            { label: t("Hired for them"), value: inNumbers(open.hired) },
            { label: t("Still to be filled"), value: inNumbers(open.remaining) },
          ]}
        />
      </Panel>
    </>
  );
}
