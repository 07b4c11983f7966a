import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../api/failure.ts";
import { type ApiRecord, changeRecord, runAction } from "../api/records.ts";
import { notifyProblem } from "../components/notify.tsx";
import type { BoardUi } from "../declare/board-ui.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { BoardColumn } from "./board-columns.ts";
import { type CardPlace, withCardAt } from "./card-place.ts";

/** A move that was sent and is not yet in what was read. */
export interface Move {
  readonly record: ApiRecord;
  readonly to: string;
  readonly place?: CardPlace | undefined;
}

interface MovesOptions {
  readonly ui: ResourceUi;
  readonly board: BoardUi;
  /** Tells what happened to people who do not see it. */
  readonly say: (text: string) => void;
  /** Called with the id of a card before it appears in another column. */
  readonly onShift: (id: string) => void;
}

/**
 * Moves records at once on the screen, and back with the reason if the API refuses. What is read meanwhile does not undo
 * a move: it is laid over the records until they have been read after it.
 */
export function useMoves({ ui, board, say, onShift }: MovesOptions) {
  const client = useQueryClient();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const drop = (id: string) => setMoves((all) => all.filter(({ record }) => record.id !== id));

  const move = async (
    record: ApiRecord,
    from: BoardColumn,
    to: BoardColumn,
    place?: CardPlace,
  ): Promise<void> => {
    const name = nameIn(ui, record);
    const { action, values } = board.move(to.id, place);
    onShift(record.id);
    setMoves((all) => [...all, { record, to: to.id, place }]);
    say(from.id === to.id ? `${name} was moved within ${to.name}.` : `${name} was moved to ${to.name}.`);
    try {
      await (action === null
        ? changeRecord(ui.resource, record.id, values)
        : runAction(ui.resource, record.id, action, values));
      await client.invalidateQueries();
    } catch (error) {
      onShift(record.id);
      const stays = from.id === to.id ? "stays in its place" : `stays in ${from.name}`;
      notifyProblem(`${name} ${stays}. ${messageOf(error)}`);
      // Whoever was faster may have moved it elsewhere.
      void client.invalidateQueries({ queryKey: [ui.resource] });
    } finally {
      drop(record.id);
    }
  };
  return { moves, move };
}

/**
 * The cards of a column: those that were read, without those that are leaving, and with those that are arriving, each at
 * its place or else first.
 */
export function withMoves(column: string, read: readonly ApiRecord[], moves: readonly Move[]): ApiRecord[] {
  const moving = new Set(moves.map(({ record }) => record.id));
  const staying = read.filter(({ id }) => !moving.has(id));
  return moves
    .filter(({ to }) => to === column)
    .reduce((cards, { record, place }) => withCardAt(cards, record, place), staying);
}
