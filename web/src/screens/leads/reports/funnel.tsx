import type { Query } from "../../../api/records.ts";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { FunnelFigure } from "../../../figures/charts/funnel-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import type { Funnel, FunnelStage } from "./lead-reports.ts";
import { ReportFrame } from "./report-frame.tsx";
import { daysOrDash, inNumbers, moneyIn } from "./report-words.ts";

/** A row of the funnel: a stage, or what was won at its end. */
interface Step extends Omit<FunnelStage, "links" | "open_count" | "lost_count"> {
  readonly open_count: number | null;
  readonly lost_count: number | null;
  readonly links: Partial<FunnelStage["links"]>;
}

const wonStep = ({ won }: Funnel): Step => ({
  stage_id: "won",
  name: "Won",
  reached_count: won.count,
  reached_amount: won.amount,
  open_count: null,
  lost_count: null,
  conversion_from_previous: won.conversion_from_previous,
  conversion_from_start: won.conversion_from_start,
  average_days: null,
  links: { reached: won.links.list },
});

const numberOrDash = (count: number | null): string => (count === null ? "–" : inNumbers(count));

/** How far the leads came that were created in the period. */
export function FunnelReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-funnel" query={query}>
      {({ data, meta: { currency } }, isStale) => {
        const steps: readonly Step[] = [...data.stages, wonStep(data)];
        return (
          <>
            <FunnelFigure counted="leads" meant="The leads created in the period" steps={steps} />
            <ChartTable
              label="Funnel"
              isStale={isStale}
              rows={steps}
              keyOf={({ stage_id }) => stage_id}
              columns={[
                { name: "name", label: "Stage", show: ({ name }) => name },
                {
                  name: "reached_count",
                  label: "Reached",
                  isFigure: true,
                  show: ({ reached_count, links }) => (
                    <RowsBehind link={links.reached}>{inNumbers(reached_count)}</RowsBehind>
                  ),
                },
                {
                  name: "reached_amount",
                  label: "Amount",
                  isFigure: true,
                  show: ({ reached_amount }) => moneyIn(currency)(reached_amount),
                },
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
                  name: "open_count",
                  label: "Open here",
                  isFigure: true,
                  show: ({ open_count, links }) => (
                    <RowsBehind link={links.open}>{numberOrDash(open_count)}</RowsBehind>
                  ),
                },
                {
                  name: "lost_count",
                  label: "Lost here",
                  isFigure: true,
                  show: ({ lost_count, links }) => (
                    <RowsBehind link={links.lost}>{numberOrDash(lost_count)}</RowsBehind>
                  ),
                },
                {
                  name: "average_days",
                  label: "Average days",
                  isFigure: true,
                  show: ({ average_days }) => daysOrDash(average_days),
                },
              ]}
            />
          </>
        );
      }}
    </ReportFrame>
  );
}
