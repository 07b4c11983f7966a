import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { counted, inNumbers } from "../../../figures/counted.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { HiringReport } from "./hiring-report.ts";

interface ReasonsReportProps {
  readonly data: HiringReport;
  readonly isStale: boolean;
}

/** Why candidates were rejected in the period. */
export function ReasonsReport({ data: { rejection_reasons: reasons }, isStale }: ReasonsReportProps) {
  return (
    <>
      <Panel
        title={t("Reasons")}
        note={
          reasons.length === 0
            ? t("Nobody was rejected in the period.")
            : t("Those who were rejected in the period.")
        }
      >
        {reasons.length > 0 && (
          <BarFigure
            label={t("How many were rejected for each reason")}
            isLying
            show={inNumbers}
            series={[{ name: "list", label: t("Rejected"), look: "solid" }]}
            rows={reasons.map(({ reason, label, count, links }) => ({
              key: reason,
              label,
              values: { list: count },
              links,
            }))}
          />
        )}
      </Panel>
      <ChartTable
        label={t("Reasons")}
        isStale={isStale}
        rows={reasons}
        keyOf={({ reason }) => reason}
        columns={[
          { name: "label", label: t("Reason"), show: ({ label }) => label },
          {
            name: "count",
            label: t("Rejected"),
            isFigure: true,
            show: ({ count, links }) => counted(count, links.list),
          },
          { name: "share", label: t("Share"), isFigure: true, show: ({ share }) => formatPercent(share) },
        ]}
      />
    </>
  );
}
