import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import type { LinkedState, PerformanceReport } from "./performance-report.ts";

const STATES: readonly { readonly state: LinkedState; readonly label: string }[] = [
  { state: "draft", label: "Drafts" },
  { state: "in_progress", label: "In progress" },
  { state: "overdue", label: "Of these overdue" },
  { state: "completed", label: "Completed" },
  { state: "cancelled", label: "Cancelled" },
];

const inNumbers = (count: number): string => formatNumber(count, 0);

/** How far the reviews of the period are, and the figures of goals and feedback. */
export function OverviewFigures({ report }: { readonly report: PerformanceReport }) {
  const { evaluations, goals, feedback } = report;
  const { average_days_to_complete: days } = evaluations;
  return (
    <>
      <Panel title="Reviews">
        <Stack gap="lg">
          <BarFigure
            label="Reviews by status"
            isLying
            show={inNumbers}
            series={[{ name: "count", label: "Reviews", look: "solid" }]}
            rows={STATES.map(({ state, label }) => ({
              key: state,
              label,
              values: { count: evaluations[state] },
              links: { count: evaluations.links[state] },
            }))}
          />
          <FigureList
            figures={[
              ...STATES.map(({ state, label }) => ({
                label,
                value: (
                  <RowsBehind link={evaluations.links[state]}>{inNumbers(evaluations[state])}</RowsBehind>
                ),
              })),
              {
                label: "Completed, of those that were started",
                value: formatPercent(evaluations.completion_rate),
              },
              { label: "Responses submitted", value: formatPercent(evaluations.response_rate) },
              { label: "Completed on time", value: formatPercent(evaluations.on_time_rate) },
              { label: "Shared", value: inNumbers(evaluations.shared) },
              { label: "Acknowledged", value: inNumbers(evaluations.acknowledged) },
              { label: "Days to complete", value: days === null ? "–" : formatNumber(days, 1) },
            ]}
          />
        </Stack>
      </Panel>
      <Panel title="Goals" note="Goals of the same people that overlap the period, without drafts.">
        <FigureList
          figures={[
            { label: "Active", value: inNumbers(goals.active) },
            { label: "At risk", value: inNumbers(goals.at_risk) },
            { label: "Overdue", value: inNumbers(goals.overdue) },
            { label: "Achieved", value: inNumbers(goals.achieved) },
            { label: "Missed", value: inNumbers(goals.missed) },
            { label: "Achieved, of those that ended", value: formatPercent(goals.achievement_rate) },
            { label: "Average progress", value: formatPercent(goals.average_progress) },
          ]}
        />
      </Panel>
      <Panel title="Feedback" note="Feedback that was given in the period.">
        <FigureList
          figures={[
            { label: "Requests", value: inNumbers(feedback.requests) },
            { label: "Responses", value: inNumbers(feedback.responses) },
            { label: "Response rate", value: formatPercent(feedback.response_rate) },
            { label: "Spontaneous", value: inNumbers(feedback.spontaneous) },
            { label: "Praise", value: inNumbers(feedback.praise) },
          ]}
        />
      </Panel>
    </>
  );
}
