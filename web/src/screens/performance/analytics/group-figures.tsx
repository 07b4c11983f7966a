import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { type GroupRow, type LinkedState, narrowed } from "./performance-report.ts";

const REVIEWS = { many: t("Review") };

interface GroupFiguresProps {
  /** The title of the panel: "By department". */
  readonly title: string;
  /** What the chart shows: "Reviews by department". */
  readonly chartLabel: string;
  /** What each row is: "Department". */
  readonly groupLabel: string;
  /** The filter of the list of reviews that selects a group. */
  readonly filter: "department" | "evaluation_type_id";
  readonly rows: readonly GroupRow[];
  readonly links: Readonly<Record<LinkedState, string | null>>;
  readonly isStale: boolean;
}

const SERIES = [
  { name: "completed", label: t("Completed", REVIEWS), look: "solid" },
  { name: "in_progress", label: t("In progress"), look: "hatched" },
] as const;

const inNumbers = (count: number): string => formatNumber(count, 0);

/** The reviews by department or by type, as a chart and as a table with the same links. */
export function GroupFigures({
  title,
  chartLabel,
  groupLabel,
  filter,
  rows,
  links,
  isStale,
}: GroupFiguresProps) {
  const behind = ({ id }: GroupRow, state: LinkedState) => narrowed(links[state], filter, id);
  const counted = (state: LinkedState, label: string) => ({
    name: state,
    label,
    isUnsorted: true,
    isFigure: true,
    show: (row: GroupRow) => <RowsBehind link={behind(row, state)}>{inNumbers(row[state])}</RowsBehind>,
  });
  if (rows.length === 0) return null;
  const hasScores = rows.some(({ average_score }) => average_score !== undefined);
  return (
    <>
      <Panel title={title}>
        <BarFigure
          label={chartLabel}
          isLying
          isStacked
          show={inNumbers}
          series={SERIES}
          rows={rows.map((row) => ({
            key: row.id ?? "none",
            label: row.name,
            values: { completed: row.completed, in_progress: row.in_progress },
            links: { completed: behind(row, "completed"), in_progress: behind(row, "in_progress") },
          }))}
        />
      </Panel>
      <FigureTable
        label={title}
        isStale={isStale}
        rows={rows}
        keyOf={({ id }) => id ?? "none"}
        sort=""
        onSort={() => undefined}
        columns={[
          {
            name: "name",
            label: groupLabel,
            isUnsorted: true,
            show: ({ name }) => name,
          },
          counted("completed", t("Completed", REVIEWS)),
          counted("in_progress", t("In progress")),
          counted("overdue", t("Overdue", REVIEWS)),
          {
            name: "completion_rate",
            label: t("Completion"),
            isUnsorted: true,
            isFigure: true,
            show: ({ completion_rate }) => formatPercent(completion_rate),
          },
          ...(hasScores
            ? [
                {
                  name: "average_score",
                  label: t("Average score"),
                  isUnsorted: true,
                  isFigure: true,
                  show: ({ average_score }: GroupRow) => formatPercent(average_score),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
