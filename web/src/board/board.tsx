import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import type { ApiRecord, Query } from "../api/records.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { mayByPermission, mayRunAmong } from "../declare/rights.ts";
import { t } from "../messages/t.ts";
import type { RowActions } from "../records/use-row-keys.ts";
import { useRowMenu } from "../records/use-row-menu.tsx";
import type { RowTarget } from "../records/use-row-opening.ts";
import { useSession } from "../session/session.ts";
import classes from "./board.module.css";
import { BoardColumn } from "./board-column.tsx";
import type { BoardColumn as Column, useFigures } from "./board-columns.ts";
import { BoardContext, type BoardParts } from "./board-context.ts";
import { useCardKeys } from "./use-card-keys.ts";
import { useCarrying } from "./use-carrying.ts";
import { useMoves } from "./use-moves.ts";

interface BoardProps {
  readonly ui: ResourceUi;
  readonly board: BoardUi;
  readonly columns: readonly Column[];
  readonly figures: ReturnType<typeof useFigures>;
  /** What selects and orders the cards. */
  readonly query: Query;
  readonly target: RowTarget;
  /** What E and D do, and the menus of the cards. */
  readonly actions: RowActions;
}

/** The columns of a board with their cards, which are moved by dragging, by keyboard or by a menu. */
export function Board({ ui, board, columns, figures, query, target, actions }: BoardProps) {
  const session = useSession();
  const hintId = useId();
  const [said, say] = useState("");
  const focusNext = useRef<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => autoScrollForElements({ element: element.current! }), []);
  const onShift = (id: string): void => {
    focusNext.current = id;
  };
  const cardsOf = useRef(new Map<string, readonly ApiRecord[]>());
  const isRanked = board.isRanked === true && query.sort === board.sort;
  const { moves, move } = useMoves({ ui, board, say, onShift, isRanked, cardsOf });
  const onMove: BoardParts["onMove"] = (record, from, to, place) => void move(record, from, to, place);
  const { carried, onKey, onBlur } = useCarrying({ ui, columns, say, onMove, isRanked, cardsOf });
  useCardKeys(element, actions);
  const menu = useRowMenu({ ui, target, actions });
  const first = columns[0];
  const action = first && board.move(first.id).action;
  const isChangeable = fieldOf(ui, board.groupBy).changeable === true;
  const parts: BoardParts = {
    ...{ ui, board, columns, hintId, target, moves, onMove, onKey, onBlur, focusNext, isRanked, cardsOf },
    menuOf: menu.buttonOf,
    carriedId: carried?.id ?? null,
    overId: carried ? columns[carried.at]!.id : null,
    overPlace: carried?.place ?? null,
    mayMove: (record) =>
      board.isMovable?.(record, session) ??
      (action !== undefined &&
        record.meta.authorizedToUpdate &&
        (action === null ? isChangeable : mayRunAmong(session, ui.metadata, action, record))),
  };
  const mayAdd = board.quickAdd !== undefined && mayByPermission(session, ui.metadata, "create");
  return (
    <BoardContext value={parts}>
      <VisuallyHidden id={hintId}>
        {isRanked
          ? t(
              "Press Space to pick it up. Then choose the column with the arrow keys left and right, and the place with up and down. Drop it with Space.",
            )
          : t(
              "Press Space to pick it up. Then choose the column with the arrow keys left and right. Drop it with Space.",
            )}
      </VisuallyHidden>
      <div ref={element} className={classes.board} data-board aria-busy={figures.isStale}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            {...{ column, query, mayAdd }}
            figures={figures.total && (figures.of.get(column.id) ?? null)}
            currency={figures.currency}
          />
        ))}
      </div>
      {menu.shown}
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </BoardContext>
  );
}
