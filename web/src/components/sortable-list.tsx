import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";
import { type Drag, type Extent, shiftOf } from "./order.ts";
import classes from "./sortable-list.module.css";
import { useDragOrder } from "./use-drag-order.ts";

interface SortableListProps<T> {
  /** What the list is, to a screen reader. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly nameOf: (item: T, index: number) => string;
  /** Without it the order is fixed. */
  readonly onMove?: (from: number, to: number) => void;
  readonly rowClassName?: string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** Where a key leads from a place; undefined for a key that moves nothing. */
const placeByKey = (key: string, from: number, count: number): number | undefined =>
  ({ ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 })[key];

const styleOf = (index: number, drag: Drag | null, rows: readonly Extent[]) => {
  const shift = drag ? shiftOf(index, drag, rows) : 0;
  return shift === 0 ? undefined : { transform: `translateY(${shift}px)` };
};

/** A list whose rows a person orders: by dragging them at their grips, or with the arrow keys while on a grip. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, nameOf, onMove, rowClassName = "", children } = props;
  const hint = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState("");
  const move = (from: number, to: number): void => {
    if (!onMove || to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    say(t`${nameOf(items[from]!, from)} is now number ${to + 1} of ${items.length}.`);
  };
  const { drag, rows, handlePropsOf, cancel } = useDragOrder(list, move);
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key === "Escape" && drag) {
      event.stopPropagation();
      cancel();
    }
    const to = placeByKey(event.key, index, items.length);
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };
  return (
    <>
      {onMove && (
        <VisuallyHidden id={hint}>{t("Move it with the arrow keys up and down, or drag it.")}</VisuallyHidden>
      )}
      <ol ref={list} className={classes.list} aria-label={label} data-dragging={drag ? true : undefined}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={`${classes.row} ${rowClassName}`}
            style={styleOf(index, drag, rows)}
            data-dragged={drag?.from === index || undefined}
          >
            {onMove && (
              <ActionIcon
                className={classes.handle}
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t`Move ${nameOf(item, index)}`}
                aria-describedby={hint}
                onKeyDown={(event) => onKeyDown(event, index)}
                {...handlePropsOf(index)}
              >
                <Icon name="grip-vertical" />
              </ActionIcon>
            )}
            <div className={classes.content}>{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
