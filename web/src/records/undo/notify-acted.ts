import type { QueryClient } from "@tanstack/react-query";
import { type ApiRecord, runAction, runActionOnMany } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { loadCode } from "../../app/load-code.ts";
import { notifyDone } from "../../components/notify.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { mayRunAmong } from "../../declare/rights.ts";
import type { Session } from "../../session/session.ts";

/** The actions that take each other back. */
const OPPOSITES: Readonly<Record<string, string>> = { archive: "restore", restore: "archive" };

interface Acted {
  readonly ui: ResourceUi;
  readonly session: Session;
  readonly client: QueryClient;
  /** The action that was run; null: the records were deleted. */
  readonly action: string | null;
  readonly records: readonly ApiRecord[];
  readonly message: string;
}

/** The action that takes another one, or a deletion, back as a whole: it has no parameters. Null: there is none. */
function oppositeOf({ ui: { metadata }, session, action, records }: Acted): string | null {
  const name = action === null ? (metadata.fields.deleted_at ? "restore" : undefined) : OPPOSITES[action];
  const opposite = name === undefined ? undefined : metadata.actions[name];
  if (name === undefined || !opposite || Object.keys(opposite.parameters).length > 0) return null;
  const isRun = opposite.levels.includes(records.length === 1 ? "record" : "collection");
  return isRun && records.every((record) => mayRunAmong(session, metadata, name, record)) ? name : null;
}

/** Reports what was done with records, and offers to take it back if an action does that. */
export async function notifyActed(acted: Acted): Promise<void> {
  const { ui, client, records, message } = acted;
  const opposite = records.length === 0 ? null : oppositeOf(acted);
  if (opposite === null) return notifyDone(message);
  const { notifyUndo } = await loadCode(() => import("./notify-undo.tsx"));
  const ids = records.map(({ id }) => id);
  const [only = ""] = ids;
  notifyUndo(message, async () => {
    await (ids.length === 1
      ? runAction(ui.resource, only, opposite)
      : runActionOnMany(ui.resource, opposite, { repositories: ids }));
    await refreshScreen(client);
  });
}

/** Whether a deletion can be taken back, so that no dialog says that it cannot. */
export const isDeletionUndone = ({ metadata }: ResourceUi, isOne: boolean): boolean =>
  metadata.fields.deleted_at !== undefined &&
  metadata.actions.restore?.levels.includes(isOne ? "record" : "collection") === true;
