import type { QueryClient } from "@tanstack/react-query";
import { hasStatus } from "../../api/failure.ts";
import { type ApiRecord, changeRecord, type RecordChange } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import type { Session } from "../../session/session.ts";
import { isSame } from "../merge-changes.ts";
import type { SavedChange } from "./notify-saved.ts";
import { notifyUndo } from "./notify-undo.tsx";
import { changedSince, NotUndone } from "./undo-changes.ts";
import { valuesBack } from "./values-back.ts";

interface Offered {
  readonly ui: ResourceUi;
  readonly session: Session;
  readonly client: QueryClient;
  readonly message: string;
  readonly saved: SavedChange;
}

/** The fields that differ between two states of a record, of those that both contain. */
export function changesBetween(
  { attributes: before }: Pick<ApiRecord, "attributes">,
  { attributes: after }: Pick<ApiRecord, "attributes">,
): RecordChange["changes"] {
  const names = Object.keys(after).filter((name) => name in before && !isSame(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
}

/** Reports a change with a button that takes it back, unless nothing has changed. Whether it does. */
export function offerBack({ ui, session, client, message, saved }: Offered): boolean {
  const { before, after, tag, sent } = saved;
  const isWritable = (name: string): boolean => ui.fields[name]?.changeable === true;
  const back = valuesBack(sent, changesBetween(before, after), isWritable);
  if (Object.keys(back).length === 0) return false;
  notifyUndo(message, async () => {
    try {
      await changeRecord(ui.resource, after.id, back, tag);
    } catch (error) {
      if (hasStatus(error, 412)) throw new NotUndone(await changedSince(ui, session, [after]));
      throw error;
    } finally {
      await refreshScreen(client);
    }
  });
  return true;
}
