import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useContext } from "react";
import type { ApiRecord } from "../api/records.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import type { BoardColumn } from "./board-columns.ts";
import type { CardPlace } from "./card-place.ts";
import type { Move } from "./use-moves.ts";

/** What all cards and columns of a board share. */
export interface BoardParts {
  readonly ui: ResourceUi;
  readonly board: BoardUi;
  readonly columns: readonly BoardColumn[];
  /** The element with the explanation of the keys. */
  readonly hintId: string;
  readonly target: RowTarget;
  readonly moves: readonly Move[];
  readonly onMove: (record: ApiRecord, from: BoardColumn, to: BoardColumn, place?: CardPlace) => void;
  /** Whether people choose the place of a card in its column. */
  readonly isRanked: boolean;
  /** The cards that are shown of each column, by its id. */
  readonly cardsOf: RefObject<Map<string, readonly ApiRecord[]>>;
  /** The id of the card that is carried with the keyboard, and of the column over which it is held. */
  readonly carriedId: string | null;
  readonly overId: string | null;
  /** The place at which it is held. */
  readonly overPlace: CardPlace | null;
  readonly onKey: (event: KeyboardEvent, record: ApiRecord, from: BoardColumn) => void;
  readonly onBlur: () => void;
  /** The id of the card that gets the focus when it appears in another column. */
  readonly focusNext: RefObject<string | null>;
  readonly mayMove: (record: ApiRecord) => boolean;
  /** The button of the menu of a card. */
  readonly menuOf: (record: ApiRecord) => ReactNode;
}

export const BoardContext = createContext<BoardParts | null>(null);

/** What the card or column has from its board. */
export function useBoard(): BoardParts {
  const board = useContext(BoardContext);
  if (!board) throw new Error("A part of a board is shown outside a board.");
  return board;
}

/** The card that a drag carries, from which column of which board. */
interface Dragged {
  readonly board: string;
  readonly record: ApiRecord;
  readonly from: BoardColumn;
}

export const asDragData = (dragged: Dragged): Record<string, unknown> => ({ ...dragged });

/** What a drag over a column of a board carries; null if it is something else. */
export const draggedOf = (data: Record<string, unknown>, board: string): Dragged | null =>
  data.board === board ? (data as unknown as Dragged) : null;

/** What a card says about the place beside it, when something is dropped there. */
export const asPlaceData = (place: CardPlace): Record<string, unknown> => ({ place });

/** The place that a drop target stands for; null if it is not a card. */
export const placeOf = (data: Record<string | symbol, unknown>): CardPlace | null =>
  (data.place as CardPlace | undefined) ?? null;
