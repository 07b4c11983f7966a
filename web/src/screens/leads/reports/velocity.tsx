import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatDays, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** How fast leads pass through the stages, and what that earns a day. */
export function VelocityReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-velocity" query={query}>
      {({ data, meta: { currency } }, isStale) => (
        <>
          <Panel
            title={t("Velocity")}
            note={t(
              "Open leads × average won amount × win rate ÷ average sales cycle: what the pipeline earns a day at its present speed.",
            )}
          >
            <FigureList
              figures={[
                { label: t("A day"), value: moneyIn(currency)(data.velocity_per_day) },
                {
                  label: t("Open leads"),
                  value: <RowsBehind link={data.links.open}>{inNumbers(data.opportunity_count)}</RowsBehind>,
                },
                { label: t("Average won amount"), value: moneyIn(currency)(data.average_won_amount) },
                { label: t("Win rate"), value: formatPercent(data.win_rate) },
                { label: t("Average sales cycle in days"), value: daysOrDash(data.average_sales_cycle_days) },
              ]}
            />
          </Panel>
          <Panel
            title={t("Days in each stage")}
            note={t(
              "Of the times in a stage that ended in the period, and the age of the leads that are in it now.",
            )}
          >
            <BarFigure
              label={t("Average days in each stage, and the average age of the leads in it")}
              isLying
              show={formatDays}
              series={[
                { name: "average", label: t("Average days, ended"), look: "solid" },
                { name: "open", label: t("Average age, open"), look: "hatched" },
              ]}
              rows={data.stages.map(({ stage_id, name, average_days, average_age_days, links }) => ({
                key: stage_id,
                label: name,
                values: { average: average_days, open: average_age_days },
                links: { average: links.completed, open: links.open },
              }))}
            />
          </Panel>
          <ChartTable
            label={t("Days in each stage")}
            isStale={isStale}
            rows={data.stages}
            keyOf={({ stage_id }) => stage_id}
            columns={[
              { name: "name", label: t("Stage"), show: ({ name }) => name },
              {
                name: "completed_count",
                label: t("Ended"),
                isFigure: true,
                show: ({ completed_count, links }) => (
                  <RowsBehind link={links.completed}>{inNumbers(completed_count)}</RowsBehind>
                ),
              },
              {
                name: "average_days",
                label: t("Average days"),
                isFigure: true,
                show: (stage) => daysOrDash(stage.average_days),
              },
              {
                name: "median_days",
                label: t("Median"),
                isFigure: true,
                show: (stage) => daysOrDash(stage.median_days),
              },
              {
                name: "p90_days",
                label: t("9 of 10 within"),
                isFigure: true,
                show: (stage) => daysOrDash(stage.p90_days),
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
                name: "average_age_days",
                label: t("Average age"),
                isFigure: true,
                show: (stage) => daysOrDash(stage.average_age_days),
              },
              {
                name: "oldest_age_days",
                label: t("Oldest"),
                isFigure: true,
                show: (stage) => daysOrDash(stage.oldest_age_days),
              },
              {
                name: "stale_count",
                label: t("Stale"),
                isFigure: true,
                show: ({ stale_count, links }) => (
                  <RowsBehind link={links.stale}>{inNumbers(stale_count)}</RowsBehind>
                ),
              },
            ]}
          />
        </>
      )}
    </ReportFrame>
  );
}
