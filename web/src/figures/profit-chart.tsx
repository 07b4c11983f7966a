import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../components/panel.tsx";
import { formatMoney, formatPercent } from "../format/numbers.ts";
import { KnownFigure } from "./known-figure.tsx";
import classes from "./profit-chart.module.css";
import type { Unknown } from "./unknown.ts";

/** What earns or loses money: a project, a client. */
export interface Earning {
  readonly id: string;
  readonly name: string;
  /** The path of its screen. */
  readonly to: string;
  /** Null if it is unknown. */
  readonly profit: number | null;
  readonly marginPercent: number | null;
  /** Why figures are unknown, including `profit`. */
  readonly unknown: readonly Unknown[] | undefined;
}

interface ProfitChartProps {
  readonly earnings: readonly Earning[];
  readonly currency: string;
}

const SHOWN = 12;
/** The maximum number of items with unknown profit that are shown, each with an empty track. */
const GAPS = 5;

/**
 * The largest profits and losses as bars from a common baseline, losses to the left of it. The figures are beside the
 * bars; an unknown profit has no bar, but the reason.
 */
export function ProfitChart({ earnings, currency }: ProfitChartProps) {
  const known = earnings.flatMap(({ profit, ...one }) => (profit === null ? [] : [{ ...one, profit }]));
  const gaps = earnings.filter(({ profit }) => profit === null).slice(0, GAPS);
  const shown = known
    .filter(({ profit }) => profit !== 0)
    .sort((one, other) => Math.abs(other.profit) - Math.abs(one.profit))
    .slice(0, SHOWN)
    .sort((one, other) => other.profit - one.profit);
  if (shown.length + gaps.length === 0) return null;
  const highest = Math.max(0, ...shown.map(({ profit }) => profit));
  const lowest = Math.min(0, ...shown.map(({ profit }) => profit));
  const share = (amount: number): string => `${(Math.abs(amount) / (highest - lowest)) * 100}%`;
  return (
    <Panel
      title="Profit and margin"
      note={known.length > SHOWN ? `The ${SHOWN} largest profits and losses.` : undefined}
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
        {gaps.map(({ id, name, to, unknown }) => (
          <li key={id} className={classes.row}>
            <Anchor component={Link} to={to} size="sm" truncate>
              {name}
            </Anchor>
            <span className={classes.track} data-gap aria-hidden="true" />
            <Text size="sm" ta="right" className={classes.figure} component="span">
              <KnownFigure value={null} unknown={unknown} path="profit" show={() => null} />
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
