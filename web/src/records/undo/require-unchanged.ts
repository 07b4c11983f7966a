import { hasStatus } from "../../api/failure.ts";
import { type ApiRecord, type ReadRecord, showRecord } from "../../api/records.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import type { Session } from "../../session/session.ts";
import { changedSince, NotUndone } from "./undo-changes.ts";

/**
 * Reads a record again before an action takes another one back, because actions have no precondition.
 * @throws NotUndone if somebody has changed it since
 */
export async function requireUnchanged(ui: ResourceUi, session: Session, after: ApiRecord): Promise<void> {
  const reading = showRecord(ui.resource, after.id) as Promise<ReadRecord>;
  const now = await reading.catch((error: unknown) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
  if (now?.record.attributes.updated_at !== after.attributes.updated_at)
    throw new NotUndone(await changedSince(ui, session, [after]));
}
