import { Panel } from "../../../components/panel.tsx";
import { counted, daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import type { HiringReport } from "./hiring-report.ts";

/** What happened in the period, what became of those who applied in it, and the jobs of today. */
export function Overview({ data }: { readonly data: HiringReport }) {
  const { links, cohort, open_jobs: open } = data;
  return (
    <>
      <Panel title="In the period">
        <FigureList
          figures={[
            { label: "Applied", value: counted(data.applied_count, links.applied) },
            { label: "Hired", value: counted(data.hired_count, links.hired) },
            { label: "Rejected", value: counted(data.rejected_count, links.rejected) },
            { label: "Withdrew", value: counted(data.withdrawn_count, links.withdrawn) },
            {
              label: "Days from application to hire, on average",
              value: daysOrDash(data.average_time_to_hire_days),
            },
            {
              label: "Days from opening to hire, on average",
              value: daysOrDash(data.average_time_to_fill_days),
            },
          ]}
        />
      </Panel>
      <Panel title="Those who applied in the period" note="What has become of them until today.">
        <FigureList
          figures={[
            { label: "Applied", value: counted(cohort.applied, cohort.links.applied) },
            { label: "Hired", value: counted(cohort.hired, cohort.links.hired) },
            { label: "Hire rate", value: formatPercent(cohort.hire_rate) },
            { label: "Still active", value: counted(cohort.active, cohort.links.active) },
            { label: "Rejected", value: counted(cohort.rejected, cohort.links.rejected) },
            { label: "Withdrew", value: counted(cohort.withdrawn, cohort.links.withdrawn) },
          ]}
        />
      </Panel>
      <Panel title="Open jobs today">
        <FigureList
          figures={[
            { label: "Open jobs", value: counted(open.jobs_count, open.links.list) },
            { label: "Openings", value: inNumbers(open.openings) },
            { label: "Hired for them", value: inNumbers(open.hired) },
            { label: "Still to be filled", value: inNumbers(open.remaining) },
          ]}
        />
      </Panel>
    </>
  );
}
