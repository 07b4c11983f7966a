import { insertEntries } from "../../query/journal-entries.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { JournalCommit } from "./commit.ts";

/** An entry that is about to be appended, without the properties that all entries of the transaction share. */
export interface Pending {
  /** With its id, and in the order of the ids. */
  readonly entry: Values;
  /** Whether the entry names neither who caused it nor the request, as the policy of its resource demands. */
  readonly isNameless: boolean;
}

const NOBODY = systemActor();

/**
 * Appends entries. Their ids and timestamps are those of the end of the transaction, so that both are ascending however
 * long it took. The last statement of a transaction appends the commit too, if there are any entries.
 */
export async function appendEntries(
  client: WorkspaceClient,
  entries: readonly Pending[],
  {
    commit,
    batchId,
    at,
    isLast,
  }: { commit: JournalCommit; batchId: string | null; at: Date; isLast: boolean },
): Promise<void> {
  for (const { entry } of entries) commit.coversType(entry.resource_type as string | null);
  if (!commit.hasEntries || (entries.length === 0 && !isLast)) return;
  const those = (wanted: boolean): Values[] =>
    entries.filter(({ isNameless }) => isNameless === wanted).map(({ entry }) => entry);
  const origin = { ...client.origin, commitId: commit.id, batchId, at };
  const nameless = those(true);
  if (nameless.length > 0) {
    const hidden = { ...origin, actor: NOBODY, requestId: null, batchId: null };
    await client.send(insertEntries(hidden, null, nameless));
  }
  await client.send(insertEntries(origin, isLast ? commit.rows() : null, those(false)));
}
