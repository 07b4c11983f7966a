import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "../api/failure.ts";
import type { Query } from "../api/records.ts";
import { t } from "../messages/t.ts";
import classes from "./board.module.css";
import { BoardCard } from "./board-card.tsx";
import type { BoardColumn as Column } from "./board-columns.ts";
import { draggedOf, placeOf, useBoard } from "./board-context.ts";
import { useColumnCards } from "./column-cards.ts";
import { ColumnHead, type ColumnHeadProps } from "./column-head.tsx";
import { QuickAdd } from "./quick-add.tsx";

interface BoardColumnProps extends Pick<ColumnHeadProps, "figures" | "currency"> {
  readonly column: Column;
  /** What selects and orders the cards of all columns. */
  readonly query: Query;
  readonly mayAdd: boolean;
}

/** A column of a board: its head with the sums, its cards, and the form that adds one. */
export function BoardColumn({ column, query, mayAdd, ...head }: BoardColumnProps) {
  const { board, overId, onMove, isRanked, cardsOf } = useBoard();
  const title = useId();
  const element = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setOver] = useState(false);
  const { cards, error, refetch, hasMore, isReadingMore, readMore } = useColumnCards(column.id, query);
  useEffect(() => {
    cardsOf.current.set(column.id, cards ?? []);
  }, [cardsOf, column.id, cards]);
  const latest = useRef({ column, onMove });
  latest.current = { column, onMove };
  useEffect(
    () =>
      combine(
        dropTargetForElements({
          element: element.current!,
          canDrop({ source }) {
            const dragged = draggedOf(source.data, board.path);
            return dragged !== null && (isRanked || dragged.from.id !== column.id);
          },
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop({ source, location }) {
            setOver(false);
            const { record, from } = draggedOf(source.data, board.path)!;
            const place = location.current.dropTargets.flatMap(({ data }) => placeOf(data) ?? [])[0];
            if (place?.id !== record.id) latest.current.onMove(record, from, latest.current.column, place);
          },
        }),
        autoScrollForElements({ element: list.current! }),
      ),
    [board.path, column.id, isRanked],
  );
  const isTarget = overId === column.id;
  useEffect(() => {
    if (isTarget) element.current?.scrollIntoView({ inline: "nearest", block: "nearest" });
  }, [isTarget]);
  return (
    <section
      ref={element}
      className={classes.column}
      aria-labelledby={title}
      data-over={isOver || isTarget || undefined}
    >
      <ColumnHead id={title} column={column} {...head} />
      {mayAdd && <QuickAdd column={column} />}
      <ul ref={list} className={classes.cards} aria-labelledby={title}>
        {cards?.map((record) => (
          <BoardCard key={record.id} record={record} column={column} />
        ))}
        {!cards && !error && <Waiting />}
        {(hasMore || error) && (
          <li className={classes.foot}>
            {error && !cards && (
              <Text size="sm" c="dimmed" role="alert">
                {messageOf(error)}
              </Text>
            )}
            <Button
              variant="subtle"
              size="compact-sm"
              fullWidth
              loading={isReadingMore}
              onClick={() => (error ? void refetch() : readMore())}
            >
              {error ? t("Try again") : t("Show more")}
            </Button>
          </li>
        )}
      </ul>
      {cards?.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="md">
          {t("Nothing here")}
        </Text>
      )}
    </section>
  );
}

const Waiting = () => (
  <li>
    <Stack gap="xs" role="status" aria-label={t("Loading")}>
      <Skeleton h={84} />
      <Skeleton h={84} />
    </Stack>
  </li>
);
