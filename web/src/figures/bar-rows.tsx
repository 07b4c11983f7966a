import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./bar-rows.module.css";

/** A part of a bar. */
export interface BarPart {
  /** A name for the part, which the legend shows. */
  readonly label: string;
  readonly amount: number;
  readonly tone: "main" | "second" | "warning";
}

/** A bar with its name before it and its figure after it. */
export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly parts: readonly BarPart[];
  /** The figure in words; the bar only illustrates it. */
  readonly figure: ReactNode;
}

interface BarRowsProps {
  /** What the bars show, to a screen reader. */
  readonly label: string;
  readonly rows: readonly BarRow[];
}

const lengthOf = ({ parts }: BarRow): number =>
  parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** Bars from a common baseline, one below the other, each with its figure; the parts of a bar follow each other. */
export function BarRows({ label, rows }: BarRowsProps) {
  const longest = Math.max(...rows.map(lengthOf), 1);
  const share = (amount: number): string => `${(Math.max(0, amount) / longest) * 100}%`;
  const legend = new Map(rows.flatMap(({ parts }) => parts.map((part) => [part.label, part.tone])));
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {rows.map(({ key, label: name, parts, figure }) => (
          <li key={key} className={classes.row}>
            <Text size="sm" component="span">
              {name}
            </Text>
            <span className={classes.track} aria-hidden="true">
              {parts.map((part) => (
                <span
                  key={part.label}
                  className={classes.part}
                  data-tone={part.tone}
                  style={{ width: share(part.amount) }}
                />
              ))}
            </span>
            <Text size="sm" ta="right" className={classes.figure} component="span">
              {figure}
            </Text>
          </li>
        ))}
      </ul>
      {legend.size > 1 && (
        <Group gap="lg" mt="sm" aria-hidden="true">
          {[...legend].map(([text, tone]) => (
            <Text key={text} size="xs" c="dimmed">
              <span className={`${classes.part} ${classes.key}`} data-tone={tone} />
              {text}
            </Text>
          ))}
        </Group>
      )}
    </>
  );
}
