import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";
import { Box, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useNarrow } from "../../components/use-narrow.ts";
import { type BarRow, behind } from "./bar-figure.tsx";
import { PictureButton } from "./picture-button.tsx";

/** A line over time; the lines differ by colour, by their dashes and by the shape of their points. */
export interface LineSeries {
  readonly name: string;
  readonly label: string;
}

interface LineFigureProps {
  /** What the lines show, for screen readers, which find the figures in the table below. */
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly series: readonly LineSeries[];
  readonly show: (value: number) => string;
  /** What the axis of the values counts, such as a currency. */
  readonly axis?: string | undefined;
}

const LOOKS = [
  { color: "var(--mantine-primary-color-filled)", dashes: undefined, shape: "circle" },
  { color: "var(--mantine-color-teal-filled)", dashes: "6 4", shape: "square" },
  { color: "var(--mantine-color-orange-filled)", dashes: "2 3", shape: "triangle" },
  { color: "var(--mantine-color-grape-filled)", dashes: "10 3 2 3", shape: "diamond" },
] as const;

const HEIGHT = 280;

/**
 * Lines over time whose points open the records behind them. Like bars, they are hidden from screen readers and are no
 * stop of the keyboard, because the table below has the same figures and links.
 */
export function LineFigure({ label, rows, series, show, axis }: LineFigureProps) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const chart = useRef<HTMLDivElement>(null);
  const looks = series.map((one, place) => ({ ...one, ...LOOKS[place % LOOKS.length]! }));
  const open = (name: string, index: number) => {
    const list = rows[index] && behind(rows[index], name);
    if (list) void navigate({ to: list.to, search: list.search as never });
  };
  return (
    <Stack gap={4}>
      <Box aria-hidden="true" title={label} data-chart ref={chart}>
        {looks.length > 1 && (
          <Group gap="md" mb="sm">
            {looks.map(({ name, label: of, color, dashes }) => (
              <Group key={name} gap={6} wrap="nowrap">
                <svg width="24" height="12" aria-hidden="true">
                  <line
                    x1="0"
                    x2="24"
                    y1="6"
                    y2="6"
                    stroke={color}
                    strokeWidth="2"
                    strokeDasharray={dashes}
                  />
                </svg>
                <Text size="sm">{of}</Text>
              </Group>
            ))}
          </Group>
        )}
        <LineChart
          h={HEIGHT}
          data={rows.map(({ label: name, values }) => ({ name, ...values }))}
          dataKey="name"
          series={looks.map(({ name, label: of, color, dashes }) => ({
            ...{ name, label: of, color },
            ...(dashes ? { strokeDasharray: dashes } : {}),
          }))}
          curveType="linear"
          valueFormatter={show}
          tickLine="none"
          {...(axis === undefined ? {} : { yAxisLabel: axis })}
          yAxisProps={{ width: isNarrow ? 64 : 90, allowDecimals: false }}
          lineChartProps={{ accessibilityLayer: false, margin: { right: 28 } }}
          lineProps={({ name }) => ({
            isAnimationActive: false,
            activeDot: {
              cursor: rows.some((row) => behind(row, name)) ? "pointer" : "default",
              onClick: ((_event: unknown, { index }: { index: number }) => open(name, index)) as never,
            },
          })}
        />
      </Box>
      <Group justify="flex-end">
        <PictureButton
          chart={chart}
          title={label}
          series={looks.map(({ label: of, color, dashes }) => ({ label: of, color, dashes }))}
        />
      </Group>
    </Stack>
  );
}
