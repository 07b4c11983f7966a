import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { Panel } from "../components/panel.tsx";
import { formatMoney, formatPercent } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import { barsPicture, type PicturedBar } from "./charts/bars-picture.ts";
import { SaveAsPicture } from "./charts/picture-button.tsx";
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

const TITLE = t("Profit and margin");
const SHOWN = 12;
/** The maximum number of items with unknown profit that are shown, each with an empty track. */
const GAPS = 5;

/**
 * The largest profits and losses as bars from a common baseline, losses to the left of it. The figures are beside the
 * bars; an unknown profit has no bar, but the reason.
 */
export function ProfitChart({ earnings, currency }: ProfitChartProps) {
  const list = useRef<HTMLUListElement>(null);
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
  const textOf = (profit: number, marginPercent: number | null): string =>
    `${formatMoney(profit, currency)}${marginPercent === null ? "" : ` · ${formatPercent(marginPercent)}`}`;
  const zero = -lowest / (highest - lowest);
  const pictured = shown.map(({ name, profit, marginPercent }): PicturedBar => {
    const end = zero + profit / (highest - lowest);
    return {
      ...{ label: name, text: textOf(profit, marginPercent) },
      ...{ from: Math.min(zero, end), to: Math.max(zero, end) },
      color: profit < 0 ? "--mantine-color-red-filled" : "--mantine-color-teal-filled",
    };
  });
  return (
    <Panel
      title={TITLE}
      note={known.length > SHOWN ? t`The ${SHOWN} largest profits and losses.` : undefined}
      actions={
        pictured.length > 0 && (
          <SaveAsPicture title={TITLE} draw={() => barsPicture(list.current!, TITLE, pictured)} />
        )
      }
    >
      <ul className={classes.bars} ref={list}>
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
              {textOf(profit, marginPercent)}
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
