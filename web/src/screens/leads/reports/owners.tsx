import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { inNumbers } from "../../../figures/counted.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { OwnerRow } from "./lead-reports.ts";
import { outcomeColumns } from "./outcome-columns.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** What the owners of leads won in the period, and what they work on now. */
export function OwnersReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-owners" query={query}>
      {({ data, meta: { currency } }, isStale) => {
        const money = moneyIn(currency);
        return (
          <>
            <Panel title={t("Owners")} note={t("What was won in the period, and the open leads of today.")}>
              <BarFigure
                label={t("Won and weighted amounts by owner")}
                isLying
                show={money}
                series={[
                  { name: "won", label: t("Won"), look: "solid" },
                  { name: "open", label: t("Open now, weighted"), look: "hatched" },
                ]}
                rows={data.map(({ owner_employee_id, name, won_amount, weighted_amount, links }) => ({
                  key: owner_employee_id ?? "none",
                  label: name,
                  values: { won: won_amount, open: weighted_amount },
                  links,
                }))}
              />
            </Panel>
            <ChartTable<OwnerRow>
              label={t("Owners")}
              isStale={isStale}
              rows={data}
              keyOf={({ owner_employee_id }) => owner_employee_id ?? "none"}
              columns={[
                ...outcomeColumns<OwnerRow>(t("Owner"), currency),
                {
                  name: "win_rate",
                  label: t("Win rate"),
                  isFigure: true,
                  show: ({ win_rate }) => formatPercent(win_rate),
                },
                {
                  name: "open_count",
                  label: t("Open now"),
                  isFigure: true,
                  show: ({ open_count, links }) => (
                    <RowsBehind link={links.open}>{inNumbers(open_count)}</RowsBehind>
                  ),
                },
                {
                  name: "weighted_amount",
                  label: t("Weighted"),
                  isFigure: true,
                  show: ({ weighted_amount }) => money(weighted_amount),
                },
                {
                  name: "activities_count",
                  label: t("Activities"),
                  isFigure: true,
                  show: ({ activities_count }) => inNumbers(activities_count),
                },
                {
                  name: "meetings_held_count",
                  label: t("Meetings"),
                  isFigure: true,
                  show: ({ meetings_held_count }) => inNumbers(meetings_held_count),
                },
              ]}
            />
          </>
        );
      }}
    </ReportFrame>
  );
}
