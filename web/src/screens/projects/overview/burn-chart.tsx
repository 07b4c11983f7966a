import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { burnQuery } from "../../../figures/budget-burn.ts";
import { UnknownNote } from "../../../figures/left-out-note.tsx";
import { formatDate, formatMonth } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { inBudgetUnit } from "../budget-bar.tsx";
import classes from "./burn-chart.module.css";
import { firstShownDay } from "./burn-days.ts";

interface BurnChartProps {
  readonly projectId: string;
  /** The first day of the project, or of the earliest figure. */
  readonly from: string;
  readonly today: string;
}

/** A point of the chart: the amount used through a day, if it is known, and the amount at an even pace. */
interface Stand {
  readonly day: string;
  readonly consumed: number | null;
  readonly pace: number | null;
}

const [WIDTH, HEIGHT] = [600, 160];

/**
 * The budget use at the end of each month: a line, or for monthly budgets a bar for each month. Unknown values are gaps,
 * with the reason below.
 */
export function BurnChart({ projectId, from, today }: BurnChartProps) {
  const date = `${firstShownDay(from, today)},${today}`;
  const { data: burn, error } = useQuery(burnQuery(projectId, { date }));
  if (error) return <ReadProblem error={error} />;
  if (!burn || burn.budget === null) return null;
  const { budget, currency } = burn;
  const stands = burn.series.map(({ date: day, consumed, elapsed_percent }) => ({
    ...{ day, consumed },
    pace: elapsed_percent === null ? null : (budget * elapsed_percent) / 100,
  }));
  const last = burn.series.findLast(({ unknown }) => unknown.length > 0);
  const isMonthly = String(burn.type).startsWith("monthly");
  return (
    <>
      {stands.some(({ consumed }) => consumed !== null) ? (
        <Plot {...{ stands, budget, currency, isMonthly }} />
      ) : (
        <Text size="sm" c="dimmed">
          {t("The use of the budget by month is not known.")}
        </Text>
      )}
      <UnknownNote unknown={last?.unknown} />
    </>
  );
}

/** The runs of consecutive known points between gaps, with the index of each point. */
function knownStretches(stands: readonly Stand[]): { readonly index: number; readonly consumed: number }[][] {
  const stretches: { index: number; consumed: number }[][] = [[]];
  for (const [index, { consumed }] of stands.entries()) {
    if (consumed === null) stretches.push([]);
    else stretches.at(-1)!.push({ index, consumed });
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

interface PlotProps {
  readonly stands: readonly Stand[];
  readonly budget: number;
  readonly currency: string | null;
  readonly isMonthly: boolean;
}

function Plot({ stands, budget, currency, isMonthly }: PlotProps) {
  const unit = (amount: number) => inBudgetUnit(amount, currency);
  const stretches = knownStretches(stands);
  const top = Math.max(budget, ...stretches.flat().map(({ consumed }) => consumed)) * 1.08 || 1;
  const band = WIDTH / stands.length;
  const x = (index: number) => (index + 0.5) * band;
  const y = (amount: number) => HEIGHT - (amount / top) * HEIGHT;
  const point = (index: number, amount: number) => `${Math.round(x(index))},${Math.round(y(amount))}`;
  const paces = stands.flatMap(({ pace }) => pace ?? []);
  const written = stands
    .map(({ day, consumed }) => `${formatDate(day)} ${consumed === null ? t("not known") : unit(consumed)}`)
    .join("; ");
  const hasPace = !isMonthly && paces.length === stands.length && stands.length > 1;
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.chart}
          role="img"
          aria-label={
            isMonthly
              ? t`Used in each month, of ${unit(budget)}: ${written}`
              : t`Cumulative use by month, of ${unit(budget)}: ${written}`
          }
        >
          {isMonthly
            ? stretches
                .flat()
                .map(({ index, consumed }) => (
                  <rect
                    key={index}
                    className={classes.bar}
                    data-over={consumed > budget || undefined}
                    x={x(index) - band * 0.3}
                    width={band * 0.6}
                    y={y(consumed)}
                    height={HEIGHT - y(consumed)}
                  />
                ))
            : stretches.map((stretch) => {
                const used = stretch.map(({ index, consumed }) => point(index, consumed)).join(" ");
                const [first, end] = [stretch[0]!.index, stretch.at(-1)!.index];
                return (
                  <Fragment key={first}>
                    <polygon
                      className={classes.area}
                      points={`${x(first)},${HEIGHT} ${used} ${x(end)},${HEIGHT}`}
                    />
                    <polyline className={classes.line} points={used} />
                  </Fragment>
                );
              })}
          {hasPace && (
            <polyline
              className={classes.pace}
              points={paces.map((pace, index) => point(index, pace)).join(" ")}
            />
          )}
          <line className={classes.budget} x1={0} x2={WIDTH} y1={y(budget)} y2={y(budget)} />
        </svg>
        {!isMonthly &&
          stretches.flat().map(({ index, consumed }) => (
            <span
              key={index}
              className={classes.dot}
              title={`${formatDate(stands[index]!.day)}: ${unit(consumed)}`}
              style={{
                left: `${((index + 0.5) / stands.length) * 100}%`,
                top: `${(1 - consumed / top) * 100}%`,
              }}
            />
          ))}
      </div>
      <div className={classes.days} aria-hidden="true">
        {stands.map(({ day, consumed }) => (
          <span key={day}>{consumed === null ? `${formatMonth(day)} ?` : formatMonth(day)}</span>
        ))}
      </div>
      <figcaption className={classes.legend}>
        <span data-mark="used">{isMonthly ? t("Used in the month") : t("Used")}</span>
        <span data-mark="budget">
          {isMonthly ? t`Budget of ${unit(budget)} a month` : t`Budget of ${unit(budget)}`}
        </span>
        {hasPace && <span data-mark="pace">{t("Even use over the project's duration")}</span>}
      </figcaption>
    </figure>
  );
}
