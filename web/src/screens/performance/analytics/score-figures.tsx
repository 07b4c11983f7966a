import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { CriterionRow, PerformanceReport } from "./performance-report.ts";

interface ScoreFiguresProps {
  readonly scores: NonNullable<PerformanceReport["scores"]>;
  readonly criteria: readonly CriterionRow[];
}

const inNumbers = (count: number): string => formatNumber(count, 0);

/** A range of scores; only the last one contains its upper bound. */
const rangeOf = ({ from, to }: { from: number; to: number }): string =>
  to === 100 ? t`${from} to ${to}` : t`${from} to below ${to}`;

/** How people were rated: the scores with their distribution, and each criterion by reviewers and by themselves. */
export function ScoreFigures({ scores, criteria }: ScoreFiguresProps) {
  const { distribution, count, average, median, min, max, self_gap } = scores;
  return (
    <>
      <Panel title={t("Scores")} note={t("Of completed reviews, in percent of the scale.")}>
        <Stack gap="lg">
          <BarFigure
            label={t("Completed reviews by score")}
            show={inNumbers}
            series={[{ name: "count", label: t("Reviews"), look: "solid" }]}
            rows={distribution.map((bucket) => ({
              key: String(bucket.from),
              label: rangeOf(bucket),
              values: { count: bucket.count },
            }))}
          />
          <FigureList
            figures={[
              { label: t("Reviews with a score"), value: inNumbers(count) },
              { label: t("Average"), value: formatPercent(average) },
              { label: t("Median"), value: formatPercent(median) },
              { label: t("Lowest"), value: formatPercent(min) },
              { label: t("Highest"), value: formatPercent(max) },
              { label: t("Self review above the reviewers'"), value: formatPercent(self_gap) },
              ...distribution.map((bucket) => ({
                label: t`Scores ${rangeOf(bucket)}`,
                value: inNumbers(bucket.count),
              })),
            ]}
          />
        </Stack>
      </Panel>
      {criteria.length > 0 && (
        <>
          <Panel title={t("By criterion")}>
            <BarFigure
              label={t("Mean rating of each criterion")}
              isLying
              max={100}
              show={(value) => formatPercent(value)}
              series={[
                { name: "reviewers", label: t("Reviewers"), look: "solid" },
                { name: "self", label: t("Self reviews"), look: "hatched" },
              ]}
              rows={criteria.map(({ evaluation_type_id, key, title, assignee_percent, self_percent }) => ({
                key: `${evaluation_type_id} ${key}`,
                label: title,
                values: { reviewers: assignee_percent, self: self_percent },
              }))}
            />
          </Panel>
          <FigureTable
            label={t("By criterion")}
            rows={criteria}
            keyOf={({ evaluation_type_id, key }) => `${evaluation_type_id} ${key}`}
            sort=""
            onSort={() => undefined}
            columns={[
              { name: "title", label: t("Criterion"), isUnsorted: true, show: ({ title }) => title },
              {
                name: "reviewers",
                label: t("Reviewers"),
                isUnsorted: true,
                isFigure: true,
                show: ({ assignee_percent }) => formatPercent(assignee_percent),
              },
              {
                name: "self",
                label: t("Self reviews"),
                isUnsorted: true,
                isFigure: true,
                show: ({ self_percent }) => formatPercent(self_percent),
              },
              {
                name: "responses",
                label: t("Responses"),
                isUnsorted: true,
                isFigure: true,
                show: ({ responses }) => inNumbers(responses),
              },
            ]}
          />
        </>
      )}
    </>
  );
}
