import { type KeyboardEvent, type RefObject, useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import type { BoardColumn } from "./board-columns.ts";
import { type CardPlace, placeAt, positionIn } from "./card-place.ts";

/** A card that is carried with the keyboard. */
interface Carried {
  readonly id: string;
  /** The place of the column over which it is held. */
  readonly at: number;
  /** The position among the other cards of the column, and the place there, if one was chosen. */
  readonly position?: number;
  readonly place?: CardPlace | undefined;
}

interface CarryingOptions {
  readonly ui: ResourceUi;
  readonly columns: readonly BoardColumn[];
  readonly say: (text: string) => void;
  readonly onMove: (record: ApiRecord, from: BoardColumn, to: BoardColumn, place?: CardPlace) => void;
  readonly isRanked: boolean;
  readonly cardsOf: RefObject<Map<string, readonly ApiRecord[]>>;
}

/** The columns to which keys lead from a place. */
const placeByKey = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  })[key];

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const isDropKey = (key: string): boolean => key === " " || key === "Enter";

/**
 * Moves cards with the keyboard: Space or Enter on the grip picks the card up, the arrow keys choose the column
 * and, if cards have ranks, the place in it, Space or Enter drops it there, and Escape leaves it where it was. Each step
 * is announced.
 */
export function useCarrying({ ui, columns, say, onMove, isRanked, cardsOf }: CarryingOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const placeIn = (at: number): string => t`${columns[at]!.name}, column ${at + 1} of ${columns.length}`;

  const lift = (record: ApiRecord, at: number): void => {
    setCarried({ id: record.id, at });
    const [name, place] = [nameIn(ui, record), placeIn(at)];
    say(
      isRanked
        ? t`${name} is picked up. It is in ${place}. Choose the column with the arrow keys left and right, and the place with up and down, drop it with Space, or leave it with Escape.`
        : t`${name} is picked up. It is in ${place}. Choose the column with the arrow keys left and right, drop it with Space, or leave it with Escape.`,
    );
  };
  const leave = (record: ApiRecord, from: BoardColumn): void => {
    setCarried(null);
    say(t`${nameIn(ui, record)} stays in ${from.name}.`);
  };
  const positionOf = (record: ApiRecord, at: number) =>
    positionIn(cardsOf.current.get(columns[at]!.id) ?? [], record.id);
  /** Holds the card one place higher or lower in the column. */
  const step = (record: ApiRecord, { id, at, position: held }: Carried, by: number): void => {
    const { others, position: own } = positionOf(record, at);
    const position = Math.min(others.length, Math.max(0, (held ?? own) + by));
    setCarried({ id, at, position, place: placeAt(others, position) });
    say(t`Place ${position + 1} of ${others.length + 1} in ${columns[at]!.name}.`);
  };
  const drop = (record: ApiRecord, from: BoardColumn, { at, position, place }: Carried): void => {
    const to = columns[at]!;
    const stays = position === undefined || position === positionOf(record, at).position;
    if (to.id === from.id && stays) leave(record, from);
    else {
      setCarried(null);
      onMove(record, from, to, place);
    }
  };

  /** Handles the keys of the grip of a card. */
  const onKey = (event: KeyboardEvent, record: ApiRecord, from: BoardColumn): void => {
    const isCarried = carried?.id === record.id;
    const { key } = event;
    if (!isCarried && !isDropKey(key)) return;
    const to = isCarried ? placeByKey(key, carried.at, columns.length) : undefined;
    const by = isCarried && isRanked ? STEPS[key] : undefined;
    if (to === undefined && by === undefined && !isDropKey(key) && key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCarried) lift(record, columns.indexOf(from));
    else if (key === "Escape") leave(record, from);
    else if (by !== undefined) step(record, carried, by);
    else if (to === undefined) drop(record, from, carried);
    else {
      setCarried({ id: record.id, at: to });
      say(`${placeIn(to)}.`);
    }
  };
  return { carried, onKey, onBlur: () => setCarried(null) };
}
