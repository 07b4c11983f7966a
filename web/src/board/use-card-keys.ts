import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "../app/keys/is-typing.ts";
import type { RowActions } from "../records/use-row-keys.ts";

const cardsIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>("[data-card]")];

/** The card beside another one, in its column or, at the same height, in the next column that has any. */
function neighbour(board: Element, card: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...board.children].map(cardsIn);
  const column = columns.findIndex((cards) => cards.includes(card));
  const place = columns[column]!.indexOf(card);
  if (key === "ArrowUp") return columns[column]![place - 1];
  if (key === "ArrowDown") return columns[column]![place + 1];
  const others = key === "ArrowLeft" ? columns.slice(0, column).reverse() : columns.slice(column + 1);
  const next = others.find((cards) => cards.length > 0);
  return next?.[Math.min(place, next.length - 1)];
}

const focusCard = (card: HTMLElement): void =>
  (card.querySelector<HTMLElement>("[data-row-link]") ?? card.querySelector<HTMLElement>("button"))?.focus();

const BUTTONS: Readonly<Record<string, string>> = {
  m: "[data-grip]",
  ".": "[data-row-menu]",
  ContextMenu: "[data-row-menu]",
  "shift+F10": "[data-row-menu]",
};

/**
 * The keys of a board: the arrows go from card to card and from column to column, M opens the list of columns to which
 * the card can be moved, a full stop its menu, and E and D do what they do in a list. A card that is picked up handles
 * its keys itself.
 */
export function useCardKeys(board: RefObject<HTMLElement | null>, actions: RowActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      if (!board.current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event)) return;
      if (handle(board.current, event.shiftKey && key !== "." ? `shift+${key}` : key, event, latest.current))
        event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [board]);
}

/** Does what a key does on the board. Whether it does anything. */
function handle(board: HTMLElement, key: string, { target }: KeyboardEvent, actions: RowActions): boolean {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  if (target === document.body && key.startsWith("Arrow")) {
    const first = cardsIn(board)[0];
    if (first) focusCard(first);
    return first !== undefined;
  }
  if (!card || !board.contains(card)) return false;
  if (key.startsWith("Arrow")) {
    const next = neighbour(board, card, key);
    if (next) focusCard(next);
    return next !== undefined;
  }
  const id = card.dataset.card!;
  if (key === "d") return actions.copy(id);
  if (key === "e") {
    actions.editOne?.(id);
    return actions.editOne !== undefined;
  }
  const button = BUTTONS[key] === undefined ? null : card.querySelector<HTMLElement>(BUTTONS[key]);
  button?.click();
  return button !== null;
}
