import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ActionIcon, Box, Menu } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import { nameIn } from "../declare/record-label.ts";
import { t } from "../messages/t.ts";
import { RowLink } from "../records/row-link.tsx";
import { useRowOpening } from "../records/use-row-opening.ts";
import classes from "./board.module.css";
import type { BoardColumn } from "./board-columns.ts";
import { asDragData, asPlaceData, draggedOf, placeOf, useBoard } from "./board-context.ts";
import { type CardPlace, placeAt, positionIn, sideOf } from "./card-place.ts";

interface BoardCardProps {
  readonly record: ApiRecord;
  readonly column: BoardColumn;
}

/** A record on a board: it can be dragged, moved with the keyboard or by a menu, and opened. */
export function BoardCard({ record, column }: BoardCardProps) {
  const { ui, board, target, moves, carriedId, mayMove, overPlace, menuOf } = useBoard();
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const opening = useRowOpening(target);
  const isMoving = moves.some((move) => move.record.id === record.id);
  const isMovable = mayMove(record);
  const side = useDropSide(element, record.id);
  const canDrag = isMovable && !isMoving;
  const latest = useRef({ record, column });
  latest.current = { record, column };
  useEffect(() => {
    if (!canDrag || !element.current) return;
    return draggable({
      element: element.current,
      getInitialData: () =>
        asDragData({ board: board.path, record: latest.current.record, from: latest.current.column }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [canDrag, board.path]);
  return (
    <Box
      component="li"
      ref={element}
      className={classes.card}
      data-card={record.id}
      data-dragged={isDragged || undefined}
      data-side={side ?? (overPlace?.id === record.id ? overPlace.side : undefined)}
      data-carried={carriedId === record.id || undefined}
      aria-busy={isMoving || undefined}
      onClick={opening(record)}
    >
      <div className={classes.cardHead}>
        <RowLink target={target(record)}>{nameIn(ui, record)}</RowLink>
        <span className={classes.buttons}>
          {isMovable && <Grip record={record} column={column} isMoving={isMoving} />}
          {menuOf(record)}
        </span>
      </div>
      {board.card(record)}
    </Box>
  );
}

/** The side of a card at which another one would be dropped now, if cards have ranks. */
function useDropSide(element: RefObject<HTMLElement | null>, id: string): CardPlace["side"] | null {
  const { board, isRanked } = useBoard();
  const [side, setSide] = useState<CardPlace["side"] | null>(null);
  useEffect(() => {
    if (!isRanked || !element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => {
        const dragged = draggedOf(source.data, board.path);
        return dragged !== null && dragged.record.id !== id;
      },
      getData: ({ input, element: over }) => asPlaceData({ side: sideOf(over, input.clientY), id }),
      onDrag: ({ self }) => setSide(placeOf(self.data)?.side ?? null),
      onDragLeave: () => setSide(null),
      onDrop: () => setSide(null),
    });
  }, [isRanked, board.path, element, id]);
  return side;
}

/** The button at which a card is picked up with the keyboard; a click offers the columns in a menu. */
function Grip({ record, column, isMoving }: BoardCardProps & { readonly isMoving: boolean }) {
  const { ui, board, columns, hintId, onKey, onBlur, onMove, focusNext, carriedId } = useBoard();
  const steps = useSteps(record, column);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (focusNext.current !== record.id) return;
    focusNext.current = null;
    button.current?.focus();
  });
  // Space releases a button when the key goes up, which would open the menu.
  const onKeyUp = (event: KeyboardEvent) => event.key === " " && event.preventDefault();
  return (
    <Menu position="bottom-end" withinPortal returnFocus opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.grip}
          data-grip
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t`Move ${nameIn(ui, record)}`}
          aria-describedby={hintId}
          aria-pressed={carriedId === record.id}
          data-moving={isMoving || undefined}
          onKeyDown={(event) => isMoving || onKey(event, record, column)}
          onKeyUp={onKeyUp}
          onBlur={() => carriedId === record.id && onBlur()}
        >
          <Icon name="grip-vertical" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("Move to")}</Menu.Label>
        {columns
          .filter(({ id }) => id !== column.id && (board.leadsTo?.(record, id) ?? true))
          .map((to) => (
            <Menu.Item key={to.id} onClick={() => onMove(record, column, to)}>
              {to.name}
            </Menu.Item>
          ))}
        {isOpen &&
          steps().map(({ label, place }) => (
            <Menu.Item key={label} onClick={() => onMove(record, column, column, place)}>
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The places one higher and one lower in the column, for the menu. */
function useSteps(record: ApiRecord, column: BoardColumn) {
  const { isRanked, cardsOf } = useBoard();
  return () => {
    const { others, position } = positionIn(cardsOf.current.get(column.id) ?? [], record.id);
    return [
      { label: t("One place up"), position: position - 1 },
      { label: t("One place down"), position: position + 1 },
    ]
      .filter(({ position: to }) => isRanked && to >= 0 && to <= others.length)
      .map(({ label, position: to }) => ({ label, place: placeAt(others, to) }));
  };
}
