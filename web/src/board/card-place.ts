import type { ApiRecord } from "../api/records.ts";

/** A place in a column: beside one of its cards. */
export interface CardPlace {
  readonly side: "before" | "after";
  readonly id: string;
}

/** The place at a position among the other cards of a column; undefined in an empty column. */
export function placeAt(others: readonly ApiRecord[], position: number): CardPlace | undefined {
  const next = others[position];
  if (next) return { side: "before", id: next.id };
  const last = others.at(-1);
  return last && { side: "after", id: last.id };
}

/** The position of a card among the cards of its column, and the others. */
export function positionIn(cards: readonly ApiRecord[], id: string) {
  const others = cards.filter((card) => card.id !== id);
  const position = cards.findIndex((card) => card.id === id);
  return { others, position: position === -1 ? others.length : position };
}

/** The cards with another one at its place; first, if the place is not among them. */
export function withCardAt(
  cards: readonly ApiRecord[],
  record: ApiRecord,
  place: CardPlace | undefined,
): ApiRecord[] {
  const at = cards.findIndex(({ id }) => id === place?.id);
  const index = at === -1 ? 0 : place!.side === "before" ? at : at + 1;
  return [...cards.slice(0, index), record, ...cards.slice(index)];
}

/** On which side of a card something is that is dragged over it. */
export function sideOf(element: Element, clientY: number): CardPlace["side"] {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? "before" : "after";
}
