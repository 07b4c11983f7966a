import { Paper } from "@mantine/core";
import { useNarrow } from "../components/use-narrow.ts";
import { FigureCards } from "./figure-cards.tsx";
import type { FigureTableProps } from "./figure-column.ts";
import { FigureRows } from "./figure-rows.tsx";
import classes from "./figure-table.module.css";

/** Rows of figures that the API sorts by any column: a table, and cards on a phone. The first column names the row. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const isNarrow = useNarrow();
  return (
    <Paper
      withBorder
      className={classes.frame}
      style={{ opacity: props.isStale ? 0.55 : 1 }}
      aria-busy={props.isStale === true}
    >
      {isNarrow ? <FigureCards {...props} /> : <FigureRows {...props} />}
    </Paper>
  );
}
