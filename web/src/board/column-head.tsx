import { Badge, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { formatMoney, formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import classes from "./board.module.css";
import type { BoardColumn, ColumnFigures } from "./board-columns.ts";
import { useBoard } from "./board-context.ts";

export interface ColumnHeadProps {
  readonly id: string;
  readonly column: BoardColumn;
  /** Undefined until the figures are known; null if the column has no records. */
  readonly figures: ColumnFigures | null | undefined;
  readonly currency: string | undefined;
}

/** A sum in words: a dash if nothing of it can be converted. */
const inMoney = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined ? "–" : formatMoney(value, currency);

/** The name of a column, how many records it has, and their sums. */
export function ColumnHead({ id, column: { name, color }, figures, currency }: ColumnHeadProps) {
  const { sums = [] } = useBoard().board;
  return (
    <header className={classes.head} style={color ? { borderTopColor: color } : undefined}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={2} size="h5" id={id} lineClamp={2}>
          {name}
        </Title>
        <Badge variant="light" color="gray" tt="none">
          <VisuallyHidden>{t("Cards:")}</VisuallyHidden>
          {figures === undefined ? "…" : formatNumber(figures?.count ?? 0)}
        </Badge>
      </Group>
      <dl className={classes.sums}>
        {sums.map((sum) => (
          <div key={sum.name}>
            <Text component="dt" size="xs" c="dimmed">
              {sum.label}
            </Text>
            <Text component="dd" size="xs" fw={600} m={0}>
              {figures === undefined || currency === undefined
                ? "…"
                : inMoney(figures === null ? 0 : figures[sum.name], currency)}
            </Text>
          </div>
        ))}
      </dl>
    </header>
  );
}
