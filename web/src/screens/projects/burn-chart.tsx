import { Text } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { addDays, endOfMonth, startOfMonth } from "../../format/calendar.ts";
import { formatDate } from "../../format/dates.ts";
import { inBudgetUnit } from "./budget-bar.tsx";
import classes from "./burn-chart.module.css";
import { profitabilityQuery } from "./economics.ts";

interface BurnChartProps {
  readonly projectId: string;
  /** The first day of the project, or that of the earliest figure. */
  readonly from: string;
  readonly today: string;
  readonly budget: number;
  readonly currency: string | null;
}

const MOST_MONTHS = 12;
const [WIDTH, HEIGHT] = [600, 160];

/** The ends of the months up to today, the last ones where there are many. */
function monthEnds(from: string, today: string): string[] {
  const ends: string[] = [];
  for (let day = endOfMonth(from); day < today; day = endOfMonth(addDays(day, 1))) ends.push(day);
  return [...ends, today].slice(-MOST_MONTHS);
}

/** How much of the budget was used at the end of each month, with the budget as a line. */
export function BurnChart({ projectId, from, today, budget, currency }: BurnChartProps) {
  const days = monthEnds(startOfMonth(from), today);
  const answers = useQueries({
    queries: days.map((day) =>
      profitabilityQuery({ project_id: projectId, date: `${from < day ? from : day},${day}` }),
    ),
  });
  const consumed = answers.map(({ data }) => data?.rows[0]?.budget.consumed ?? null);
  if (consumed.some((amount) => amount === null)) return null;
  const figures = consumed as number[];
  const top = Math.max(budget, ...figures) * 1.05;
  const x = (index: number): number => (days.length === 1 ? WIDTH : (index / (days.length - 1)) * WIDTH);
  const y = (amount: number): number => HEIGHT - (amount / top) * HEIGHT;
  const line = figures.map((amount, index) => `${x(index).toFixed(1)},${y(amount).toFixed(1)}`).join(" ");
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        className={classes.chart}
        role="img"
        aria-label={`Used at the ends of months: ${days
          .map((day, index) => `${formatDate(day)} ${inBudgetUnit(figures[index]!, currency)}`)
          .join("; ")}`}
      >
        <line className={classes.budget} x1={0} x2={WIDTH} y1={y(budget)} y2={y(budget)} />
        <polygon className={classes.area} points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline className={classes.line} points={line} />
      </svg>
      <figcaption className={classes.caption}>
        <Text size="xs" c="dimmed" component="span">
          {formatDate(days[0]!)}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          {`Dashed: the budget of ${inBudgetUnit(budget, currency)}`}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          {formatDate(today)}
        </Text>
      </figcaption>
    </figure>
  );
}
