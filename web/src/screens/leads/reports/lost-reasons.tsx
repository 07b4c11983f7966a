import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { LEADS } from "../lead-status.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** Why leads were lost in the period, and in which stage. */
export function LostReasonsReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-lost-reasons" query={query}>
      {({ data, meta: { currency } }, isStale) => (
        <>
          <Panel title={t("Reasons of lost leads")} note={t("The leads that were lost in the period.")}>
            <BarFigure
              label={t("Lost leads by reason")}
              isLying
              show={inNumbers}
              series={[{ name: "lost", label: t("Lost", LEADS), look: "solid" }]}
              rows={data.map(({ lost_reason, label, count, links }) => ({
                key: lost_reason,
                label,
                values: { lost: count },
                links: { lost: links.list },
              }))}
            />
          </Panel>
          <ChartTable
            label={t("Reasons of lost leads")}
            isStale={isStale}
            rows={data}
            keyOf={({ lost_reason }) => lost_reason}
            columns={[
              { name: "label", label: t("Reason"), show: ({ label }) => label },
              {
                name: "count",
                label: t("Lost", LEADS),
                isFigure: true,
                show: ({ count, links }) => <RowsBehind link={links.list}>{inNumbers(count)}</RowsBehind>,
              },
              {
                name: "amount",
                label: t("Amount"),
                isFigure: true,
                show: ({ amount }) => moneyIn(currency)(amount),
              },
              { name: "share", label: t("Share"), isFigure: true, show: ({ share }) => formatPercent(share) },
              {
                name: "average_days_to_loss",
                label: t("Days to the loss"),
                isFigure: true,
                show: ({ average_days_to_loss }) => daysOrDash(average_days_to_loss),
              },
              {
                name: "stages",
                label: t("In which stage"),
                show: ({ stages }) =>
                  stages.map(({ name, count }) => `${name} ${inNumbers(count)}`).join(", "),
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
