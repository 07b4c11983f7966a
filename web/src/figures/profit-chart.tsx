import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../components/panel.tsx";
import { formatMoney, formatPercent } from "../format/numbers.ts";
import classes from "./profit-chart.module.css";

/** Something that earns or loses money: a project, a client. */
export interface Earning {
  readonly id: string;
  readonly name: string;
  /** Where its page is. */
  readonly to: string;
  readonly profit: number;
  readonly marginPercent: number | null;
}

interface ProfitChartProps {
  readonly earnings: readonly Earning[];
  readonly currency: string;
}

const SHOWN = 12;

/** The largest profits and losses, each as a bar from a common line: losses to its left. The figures stand beside them. */
export function ProfitChart({ earnings, currency }: ProfitChartProps) {
  const shown = earnings
    .filter(({ profit }) => profit !== 0)
    .sort((one, other) => Math.abs(other.profit) - Math.abs(one.profit))
    .slice(0, SHOWN)
    .sort((one, other) => other.profit - one.profit);
  if (shown.length === 0) return null;
  const highest = Math.max(0, ...shown.map(({ profit }) => profit));
  const lowest = Math.min(0, ...shown.map(({ profit }) => profit));
  const share = (amount: number): string => `${(Math.abs(amount) / (highest - lowest)) * 100}%`;
  return (
    <Panel
      title="Profit and margin"
      note={earnings.length > SHOWN ? `The ${SHOWN} that matter most.` : undefined}
    >
      <ul className={classes.bars}>
        {shown.map(({ id, name, to, profit, marginPercent }) => (
          <li key={id} className={classes.row}>
            <Anchor component={Link} to={to} size="sm" truncate>
              {name}
            </Anchor>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                data-loss={profit < 0 || undefined}
                style={{
                  width: share(profit),
                  marginInlineStart: share(profit < 0 ? lowest - profit : lowest),
                }}
              />
            </span>
            <Text size="sm" ta="right" className={classes.figure}>
              {formatMoney(profit, currency)}
              {marginPercent !== null && ` · ${formatPercent(marginPercent)}`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
