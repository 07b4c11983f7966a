import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { inNumbers } from "../../../figures/counted.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { LEADS } from "../lead-status.tsx";
import type { SourceRow } from "./lead-reports.ts";
import { outcomeColumns } from "./outcome-columns.tsx";
import { ReportFrame } from "./report-frame.tsx";

/** Where the leads come from that were created in the period, and what became of them. */
export function SourcesReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-sources" query={query}>
      {({ data, meta: { currency } }, isStale) => (
        <>
          <Panel
            title={t("Sources")}
            note={t("The leads created in the period, and what has become of them.")}
          >
            <BarFigure
              label={t("Created and won leads by source")}
              isLying
              show={inNumbers}
              series={[
                { name: "created", label: t("Created", LEADS), look: "solid" },
                { name: "won", label: t("Won", LEADS), look: "hatched" },
              ]}
              rows={data.map(({ source_id, name, created_count, won_count, links }) => ({
                key: source_id ?? "none",
                label: name,
                values: { created: created_count, won: won_count },
                links,
              }))}
            />
          </Panel>
          <ChartTable<SourceRow>
            label={t("Sources")}
            isStale={isStale}
            rows={data}
            keyOf={({ source_id }) => source_id ?? "none"}
            columns={[
              ...outcomeColumns<SourceRow>(t("Source"), currency),
              { name: "share", label: t("Share"), isFigure: true, show: ({ share }) => formatPercent(share) },
              {
                name: "conversion_rate",
                label: t("Conversion"),
                isFigure: true,
                show: ({ conversion_rate }) => formatPercent(conversion_rate),
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
