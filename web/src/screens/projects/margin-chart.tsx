import { Text } from "@mantine/core";
import { Panel } from "../../components/panel.tsx";
import { formatMoney, formatNumber } from "../../format/numbers.ts";
import type { PortfolioRow } from "./economics.ts";
import classes from "./margin-chart.module.css";

interface MarginChartProps {
  readonly rows: readonly PortfolioRow[];
  readonly currency: string;
}

const SHOWN = 12;

/** The projects with the largest profits and losses, each as a bar with its margin. */
export function MarginChart({ rows, currency }: MarginChartProps) {
  const earning = rows
    .filter((row): row is PortfolioRow & { profit: number } => (row.profit ?? 0) !== 0)
    .sort((one, other) => Math.abs(other.profit) - Math.abs(one.profit))
    .slice(0, SHOWN)
    .sort((one, other) => other.profit - one.profit);
  if (earning.length === 0) return null;
  const most = Math.max(...earning.map(({ profit }) => Math.abs(profit)));
  return (
    <Panel
      title="Profit and margin"
      note={earning.length === SHOWN ? `The ${SHOWN} that matter most.` : undefined}
    >
      <ul className={classes.bars}>
        {earning.map(({ project_id, name, profit, margin_percent }) => (
          <li key={project_id} className={classes.row}>
            <Text size="sm" className={classes.name} truncate>
              {name}
            </Text>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                data-loss={profit < 0 || undefined}
                style={{ width: `${(Math.abs(profit) / most) * 100}%` }}
              />
            </span>
            <Text size="sm" ta="right" className={classes.figure}>
              {formatMoney(profit, currency)}
              {typeof margin_percent === "number" && ` · ${formatNumber(margin_percent)} %`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
