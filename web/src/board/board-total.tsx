import { Text } from "@mantine/core";
import type { BoardUi } from "../declare/board-ui.ts";
import { type Unconverted, UnconvertedNote } from "../figures/unconverted.tsx";
import { formatMoney, formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import type { useFigures } from "./board-columns.ts";

interface BoardTotalProps {
  readonly board: BoardUi;
  readonly figures: ReturnType<typeof useFigures>;
}

/** How many records are on the board and what they sum up to, and what the sums leave out. */
export function BoardTotal({ board: { sums = [] }, figures: { total, currency } }: BoardTotalProps) {
  if (!total) return null;
  const { unconverted = [] } = total as unknown as { readonly unconverted?: readonly Unconverted[] };
  const said = sums.flatMap(({ name, label }) => {
    const value = total[name];
    return typeof value === "number" && currency ? [`${label} ${formatMoney(value, currency)}`] : [];
  });
  return (
    <>
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {[t`${formatNumber(total.count ?? 0)} in all`, ...said].join(" · ")}
      </Text>
      <UnconvertedNote amounts={unconverted} />
    </>
  );
}
