import { type KeyboardEvent, useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { BoardColumn } from "./board-columns.ts";

/** A card that is carried with the keyboard. */
interface Carried {
  readonly id: string;
  /** The place of the column over which it is held. */
  readonly at: number;
}

interface CarryingOptions {
  readonly ui: ResourceUi;
  readonly columns: readonly BoardColumn[];
  readonly say: (text: string) => void;
  readonly onMove: (record: ApiRecord, from: BoardColumn, to: BoardColumn) => void;
}

/** The columns to which keys lead from a place. */
const placeByKey = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  })[key];

const isDropKey = (key: string): boolean => key === " " || key === "Enter";

/**
 * Moves cards with the keyboard: Space or Enter on the grip picks the card up, the arrow keys choose the column, Space or
 * Enter drops it there, and Escape leaves it where it was. Each step is announced.
 */
export function useCarrying({ ui, columns, say, onMove }: CarryingOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const placeIn = (at: number): string => `${columns[at]!.name}, column ${at + 1} of ${columns.length}`;

  const lift = (record: ApiRecord, at: number): void => {
    setCarried({ id: record.id, at });
    say(
      `${nameIn(ui, record)} is picked up. It is in ${placeIn(at)}. Choose the column with the arrow keys left and right, drop it with Space, or leave it with Escape.`,
    );
  };
  const leave = (record: ApiRecord, from: BoardColumn): void => {
    setCarried(null);
    say(`${nameIn(ui, record)} stays in ${from.name}.`);
  };
  const dropAt = (record: ApiRecord, from: BoardColumn, at: number): void => {
    const to = columns[at]!;
    if (to.id === from.id) leave(record, from);
    else {
      setCarried(null);
      onMove(record, from, to);
    }
  };

  /** Handles the keys of the grip of a card. */
  const onKey = (event: KeyboardEvent, record: ApiRecord, from: BoardColumn): void => {
    const isCarried = carried?.id === record.id;
    const { key } = event;
    if (!isCarried && !isDropKey(key)) return;
    const to = isCarried ? placeByKey(key, carried.at, columns.length) : undefined;
    if (to === undefined && !isDropKey(key) && key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCarried) lift(record, columns.indexOf(from));
    else if (key === "Escape") leave(record, from);
    else if (to === undefined) dropAt(record, from, carried.at);
    else {
      setCarried({ id: record.id, at: to });
      say(`${placeIn(to)}.`);
    }
  };
  return { carried, onKey, onBlur: () => setCarried(null) };
}
