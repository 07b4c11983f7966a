import { useQueries } from "@tanstack/react-query";
import type { Budget } from "../../../figures/project-economics.ts";
import { profitabilityQuery } from "../../../figures/project-economics.ts";
import { formatDate, formatMonth } from "../../../format/dates.ts";
import { inBudgetUnit } from "../budget-bar.tsx";
import classes from "./burn-chart.module.css";
import { burnDays } from "./burn-days.ts";

interface BurnChartProps {
  readonly projectId: string;
  /** The first day of the project, or that of the earliest figure. */
  readonly from: string;
  readonly today: string;
  readonly budget: Budget;
}

/** How a day stood: what was used until then, and what an even pace would have used, where the project has an end. */
interface Stand {
  readonly day: string;
  readonly consumed: number;
  readonly pace: number | null;
}

const [WIDTH, HEIGHT] = [600, 160];

/**
 * How much of the budget was used at the end of each month: a rising line against the budget, or a bar for each month
 * where the budget is a month's.
 */
export function BurnChart({ projectId, from, today, budget }: BurnChartProps) {
  const days = burnDays(from, today);
  const answers = useQueries({
    queries: days.map((day) =>
      profitabilityQuery({ project_id: projectId, date: `${from < day ? from : day},${day}` }),
    ),
  });
  const stands = answers.flatMap(({ data }, index): Stand[] => {
    const burn = data?.data.rows[0]?.budget;
    if (!burn || burn.consumed === null) return [];
    const pace = burn.elapsed_percent === null ? null : ((budget.budget ?? 0) * burn.elapsed_percent) / 100;
    return [{ day: days[index]!, consumed: burn.consumed, pace }];
  });
  if (stands.length < days.length || budget.budget === null) return null;
  const isMonthly = String(budget.type).startsWith("monthly");
  return <Plot stands={stands} budget={budget.budget} currency={budget.currency} isMonthly={isMonthly} />;
}

interface PlotProps {
  readonly stands: readonly Stand[];
  readonly budget: number;
  readonly currency: string | null;
  readonly isMonthly: boolean;
}

function Plot({ stands, budget, currency, isMonthly }: PlotProps) {
  const unit = (amount: number) => inBudgetUnit(amount, currency);
  const top = Math.max(budget, ...stands.map(({ consumed }) => consumed)) * 1.08 || 1;
  const band = WIDTH / stands.length;
  const x = (index: number) => (index + 0.5) * band;
  const y = (amount: number) => HEIGHT - (amount / top) * HEIGHT;
  const points = (amounts: readonly number[]) =>
    amounts.map((amount, index) => `${Math.round(x(index))},${Math.round(y(amount))}`).join(" ");
  const used = points(stands.map(({ consumed }) => consumed));
  const paces = stands.flatMap(({ pace }) => pace ?? []);
  const hasPace = !isMonthly && paces.length === stands.length && stands.length > 1;
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.chart}
          role="img"
          aria-label={`${isMonthly ? "Used in each month" : "Used until the ends of months"}, of ${unit(budget)}: ${stands
            .map(({ day, consumed }) => `${formatDate(day)} ${unit(consumed)}`)
            .join("; ")}`}
        >
          {isMonthly ? (
            stands.map(({ day, consumed }, index) => (
              <rect
                key={day}
                className={classes.bar}
                data-over={consumed > budget || undefined}
                x={x(index) - band * 0.3}
                width={band * 0.6}
                y={y(consumed)}
                height={HEIGHT - y(consumed)}
              />
            ))
          ) : (
            <>
              <polygon
                className={classes.area}
                points={`${x(0)},${HEIGHT} ${used} ${x(stands.length - 1)},${HEIGHT}`}
              />
              <polyline className={classes.line} points={used} />
            </>
          )}
          {hasPace && <polyline className={classes.pace} points={points(paces)} />}
          <line className={classes.budget} x1={0} x2={WIDTH} y1={y(budget)} y2={y(budget)} />
        </svg>
        {!isMonthly &&
          stands.map(({ day, consumed }, index) => (
            <span
              key={day}
              className={classes.dot}
              title={`${formatDate(day)}: ${unit(consumed)}`}
              style={{
                left: `${((index + 0.5) / stands.length) * 100}%`,
                top: `${(1 - consumed / top) * 100}%`,
              }}
            />
          ))}
      </div>
      <div className={classes.days} aria-hidden="true">
        {stands.map(({ day }) => (
          <span key={day}>{formatMonth(day)}</span>
        ))}
      </div>
      <figcaption className={classes.legend}>
        <span data-mark="used">{isMonthly ? "Used in the month" : "Used"}</span>
        <span data-mark="budget">{`Budget of ${unit(budget)}${isMonthly ? " a month" : ""}`}</span>
        {hasPace && <span data-mark="pace">An even pace over the project's days</span>}
      </figcaption>
    </figure>
  );
}
