import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { Box, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useId, useRef } from "react";
import { useNarrow } from "../../components/use-narrow.ts";
import { listBehind } from "../rows-behind.tsx";
import { colorOf, fillOf, type Look, Patterns } from "./looks.tsx";
import { PictureButton } from "./picture-button.tsx";

/** One of the figures that bars show; its look differs from the others' by colour and by pattern. */
export interface BarSeries {
  readonly name: string;
  readonly label: string;
  readonly look: Look;
}

/** A group of bars, with the URLs of the records behind them by the name of the series. */
export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly values: Readonly<Record<string, number | null>>;
  readonly links?: Readonly<Record<string, string | null | undefined>>;
  /** The path of the page that bars without a list open. */
  readonly page?: string | null;
}

interface BarFigureProps {
  /** What the bars show, for screen readers, which find the figures in the table below. */
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly series: readonly BarSeries[];
  readonly show: (value: number) => string;
  /** Whether the bars lie, as suits long names; else they stand, as suits a course of time. */
  readonly isLying?: boolean;
  readonly isStacked?: boolean;
  /** What the axis of the values counts, such as "Average days". */
  readonly axis?: string;
  /** Where the axis of the values ends, if that is known, as with ratings; otherwise it fits the values. */
  readonly max?: number;
}

/** An address of the UI for a part of a chart; null if it opens nothing. */
export const behind = ({ links, page }: BarRow, name: string) => {
  const link = links?.[name];
  return (link ? listBehind(link) : null) ?? (page ? { to: page, search: {} } : null);
};

const ROW_HEIGHT = 44;
const AXES_HEIGHT = 70;
/** The room for the figure at the end of a lying bar, in pixels. */
const LABEL_WIDTH = 88;

/**
 * Bars whose parts open the records behind them. The same figures with the same links are in the table that goes with
 * it, so the chart itself is hidden from screen readers and is no stop of the keyboard.
 */
export function BarFigure({
  label,
  rows,
  series,
  show,
  isLying = false,
  isStacked = false,
  max,
  axis,
}: BarFigureProps) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const chart = useRef<HTMLDivElement>(null);
  const pattern = useId().replaceAll(":", "");
  const data = rows.map((row) => {
    const { key, label: name, values } = row;
    const isLinked = series.some((one) => behind(row, one.name) !== null);
    // A row that opens nothing, such as that of all others together, does not look as if it did.
    return { key, name, ...values, ...(isLinked ? {} : { cursor: "default" }) };
  });
  const open = (name: string) => (_bar: unknown, index: number) => {
    const row = rows[index];
    const list = row && behind(row, name);
    if (list) void navigate({ to: list.to, search: list.search as never });
  };
  const names = { width: isNarrow ? 92 : 150, interval: 0 as const };
  const domain = max === undefined ? {} : { domain: [0, max], tickCount: 6 };
  const drawing = (
    <Box aria-hidden="true" title={label} data-chart ref={chart}>
      {series.length > 1 && (
        <Group gap="md" mb="sm">
          {series.map(({ name, label: of, look }) => (
            <Group key={name} gap={6} wrap="nowrap">
              <svg width="16" height="12" aria-hidden="true">
                <rect
                  x="0.5"
                  y="0.5"
                  width="15"
                  height="11"
                  fill={fillOf(look, pattern)}
                  stroke={colorOf(look)}
                />
              </svg>
              <Text size="sm">{of}</Text>
            </Group>
          ))}
        </Group>
      )}
      <BarChart
        h={isLying ? rows.length * ROW_HEIGHT + AXES_HEIGHT : 280}
        data={data}
        dataKey="name"
        orientation={isLying ? "vertical" : "horizontal"}
        type={isStacked ? "stacked" : "default"}
        series={series.map(({ name, label: of, look }) => ({ name, label: of, color: colorOf(look) }))}
        valueFormatter={show}
        withBarValueLabel={isLying && !isStacked}
        gridAxis={isLying ? "y" : "x"}
        tickLine="none"
        {...(axis === undefined ? {} : isLying ? { xAxisLabel: axis } : { yAxisLabel: axis })}
        maxBarWidth={40}
        barChartProps={{
          accessibilityLayer: false,
          margin: { right: isLying && !isStacked ? LABEL_WIDTH : 8 },
          // A part below zero is on the other side of the axis and takes nothing from the others.
          ...(isStacked ? { stackOffset: "sign" as const } : {}),
        }}
        {...(isLying
          ? { yAxisProps: names, xAxisProps: { allowDecimals: false, ...domain } }
          : { yAxisProps: { width: isNarrow ? 64 : 90, allowDecimals: false, ...domain } })}
        barProps={({ name }) => {
          const { look } = series.find((one) => one.name === name)!;
          const isLinked = rows.some((row) => behind(row, name) !== null);
          return {
            fill: fillOf(look, pattern),
            stroke: colorOf(look),
            strokeWidth: 1,
            isAnimationActive: false,
            ...(isLinked ? { onClick: open(name) as never, cursor: "pointer" } : {}),
          };
        }}
      >
        <defs>
          <Patterns id={pattern} looks={series.map(({ look }) => look)} />
        </defs>
      </BarChart>
    </Box>
  );
  const words = series.map(({ label: of, look }) => ({
    ...{ label: of, color: colorOf(look), look },
  }));
  return (
    <Stack gap={4}>
      {drawing}
      <Group justify="flex-end">
        <PictureButton chart={chart} title={label} series={words} />
      </Group>
    </Stack>
  );
}
