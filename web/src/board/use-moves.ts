import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { messageOf } from "../api/failure.ts";
import { type ApiRecord, changeRecord, runAction } from "../api/records.ts";
import { loadCode } from "../app/load-code.ts";
import { notifyProblem } from "../components/notify.tsx";
import type { BoardUi } from "../declare/board-ui.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import type { BoardColumn } from "./board-columns.ts";
import { type CardPlace, placeAt, positionIn, withCardAt } from "./card-place.ts";

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
  readonly isRanked: boolean;
  readonly cardsOf: RefObject<Map<string, readonly ApiRecord[]>>;
}

/**
 * Moves records at once on the screen, and back with the reason if the API refuses. What is read meanwhile does not undo
 * a move: it is laid over the records until they have been read after it.
 */
export function useMoves({ ui, board, say, onShift, isRanked, cardsOf }: MovesOptions) {
  const client = useQueryClient();
  const session = useSession();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const drop = (id: string) => setMoves((all) => all.filter(({ record }) => record.id !== id));

  const send = (record: ApiRecord, to: BoardColumn, place?: CardPlace) => {
    const { action, values } = board.move(to.id, place);
    return action === null
      ? changeRecord(ui.resource, record.id, values)
      : runAction(ui.resource, record.id, action, values);
  };

  /** The place of a card in its column, if cards have one. */
  const placeOf = (record: ApiRecord, column: BoardColumn): CardPlace | undefined => {
    if (!isRanked) return undefined;
    const { others, position } = positionIn(cardsOf.current.get(column.id) ?? [], record.id);
    return placeAt(others, position);
  };

  /** Offers to move a card back to where it came from, unless somebody has changed its record since. */
  const offerWayBack = async (
    moved: ApiRecord,
    from: BoardColumn,
    to: BoardColumn,
    back: CardPlace | undefined,
  ): Promise<void> => {
    const { notifyUndo, requireUnchanged } = await loadCode(() => import("../records/undo/moves-back.ts"));
    const name = nameIn(ui, moved);
    const message = from.id === to.id ? t`${name} was moved within ${to.name}.` : t`${name} is in ${to.name}`;
    notifyUndo(message, async () => {
      await requireUnchanged(ui, session, moved);
      onShift(moved.id);
      await send(moved, from, back);
      await client.invalidateQueries();
    });
  };

  const move = async (
    record: ApiRecord,
    from: BoardColumn,
    to: BoardColumn,
    place?: CardPlace,
  ): Promise<void> => {
    const name = nameIn(ui, record);
    const back = placeOf(record, from);
    onShift(record.id);
    setMoves((all) => [...all, { record, to: to.id, place }]);
    say(from.id === to.id ? t`${name} was moved within ${to.name}.` : t`${name} was moved to ${to.name}.`);
    try {
      const { data: moved } = await send(record, to, place);
      await client.invalidateQueries();
      // The move is done, also if the notice cannot be shown.
      if (moved && (from.id !== to.id || back)) void offerWayBack(moved, from, to, back).catch(() => {});
    } catch (error) {
      onShift(record.id);
      const stays = from.id === to.id ? t`${name} stays in its place.` : t`${name} stays in ${from.name}.`;
      notifyProblem(`${stays} ${messageOf(error)}`);
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
