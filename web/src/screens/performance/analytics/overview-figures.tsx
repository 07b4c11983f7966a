import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { LinkedState, PerformanceReport } from "./performance-report.ts";

const REVIEWS = { many: t("Review") };
const GOALS = { many: t("Goal") };

const STATES: readonly { readonly state: LinkedState; readonly label: string }[] = [
  { state: "draft", label: t("Drafts") },
  { state: "in_progress", label: t("In progress") },
  { state: "overdue", label: t("Of these overdue") },
  { state: "completed", label: t("Completed", REVIEWS) },
  { state: "cancelled", label: t("Cancelled", REVIEWS) },
];

const inNumbers = (count: number): string => formatNumber(count, 0);

/** How far the reviews of the period are, and the figures of goals and feedback. */
export function OverviewFigures({ report }: { readonly report: PerformanceReport }) {
  const { evaluations, goals, feedback } = report;
  const { average_days_to_complete: days } = evaluations;
  return (
    <>
      <Panel title={t("Reviews")}>
        <Stack gap="lg">
          <BarFigure
            label={t("Reviews by status")}
            isLying
            show={inNumbers}
            series={[{ name: "count", label: t("Reviews"), look: "solid" }]}
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
                label: t("Completed, of those that were started"),
                value: formatPercent(evaluations.completion_rate),
              },
              { label: t("Responses submitted"), value: formatPercent(evaluations.response_rate) },
              { label: t("Completed on time"), value: formatPercent(evaluations.on_time_rate) },
              { label: t("Shared"), value: inNumbers(evaluations.shared) },
              { label: t("Acknowledged"), value: inNumbers(evaluations.acknowledged) },
              { label: t("Days to complete"), value: days === null ? "–" : formatNumber(days, 1) },
            ]}
          />
        </Stack>
      </Panel>
      <Panel title={t("Goals")} note={t("Goals of the same people that overlap the period, without drafts.")}>
        <FigureList
          figures={[
            { label: t("Active", GOALS), value: inNumbers(goals.active) },
            { label: t("At risk"), value: inNumbers(goals.at_risk) },
            { label: t("Overdue", GOALS), value: inNumbers(goals.overdue) },
            { label: t("Achieved", GOALS), value: inNumbers(goals.achieved) },
            { label: t("Missed", GOALS), value: inNumbers(goals.missed) },
            { label: t("Achieved, of those that ended"), value: formatPercent(goals.achievement_rate) },
            { label: t("Average progress"), value: formatPercent(goals.average_progress) },
          ]}
        />
      </Panel>
      <Panel title={t("Feedback")} note={t("Feedback that was given in the period.")}>
        <FigureList
          figures={[
            { label: t("Requests"), value: inNumbers(feedback.requests) },
            { label: t("Responses"), value: inNumbers(feedback.responses) },
            { label: t("Response rate"), value: formatPercent(feedback.response_rate) },
            { label: t("Spontaneous"), value: inNumbers(feedback.spontaneous) },
            { label: t("Praise"), value: inNumbers(feedback.praise) },
          ]}
        />
      </Panel>
    </>
  );
}
