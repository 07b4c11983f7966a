import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** Why leads were lost in the period, and in which stage. */
export function LostReasonsReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-lost-reasons" query={query}>
      {({ data, meta: { currency } }, isStale) => (
        <>
          <Panel title="Reasons of lost leads" note="The leads that were lost in the period.">
            <BarFigure
              label="Lost leads by reason"
              isLying
              show={inNumbers}
              series={[{ name: "lost", label: "Lost", look: "solid" }]}
              rows={data.map(({ lost_reason, label, count, links }) => ({
                key: lost_reason,
                label,
                values: { lost: count },
                links: { lost: links.list },
              }))}
            />
          </Panel>
          <ChartTable
            label="Reasons of lost leads"
            isStale={isStale}
            rows={data}
            keyOf={({ lost_reason }) => lost_reason}
            columns={[
              { name: "label", label: "Reason", show: ({ label }) => label },
              {
                name: "count",
                label: "Lost",
                isFigure: true,
                show: ({ count, links }) => <RowsBehind link={links.list}>{inNumbers(count)}</RowsBehind>,
              },
              {
                name: "amount",
                label: "Amount",
                isFigure: true,
                show: ({ amount }) => moneyIn(currency)(amount),
              },
              { name: "share", label: "Share", isFigure: true, show: ({ share }) => formatPercent(share) },
              {
                name: "average_days_to_loss",
                label: "Days to the loss",
                isFigure: true,
                show: ({ average_days_to_loss }) => daysOrDash(average_days_to_loss),
              },
              {
                name: "stages",
                label: "In which stage",
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
