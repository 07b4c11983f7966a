import { insertEntries } from "../../query/journal-entries.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { JournalCommit } from "./commit.ts";

/** An entry that is about to be appended, without the properties that all entries of the transaction share. */
export interface Pending {
  readonly id: string;
  readonly entry: Values;
  /** Whether the entry names neither who caused it nor the request, as the policy of its resource demands. */
  readonly isNameless: boolean;
}

/** What all entries of a transaction share, besides its origin. */
export interface EntriesAt {
  readonly commit: JournalCommit;
  readonly batchId: string | null;
  readonly at: Date;
}

const NOBODY = systemActor();

/** Appends entries. The last statement of a transaction appends the commit too, if there are any entries. */
export async function appendEntries(
  client: WorkspaceClient,
  entries: readonly Pending[],
  { commit, batchId, at, isLast }: EntriesAt & { readonly isLast: boolean },
): Promise<void> {
  for (const { entry } of entries) commit.coversType(entry.resource_type as string | null);
  if (!commit.hasEntries || (entries.length === 0 && !isLast)) return;
  const those = (wanted: boolean): Values[] =>
    entries.filter(({ isNameless }) => isNameless === wanted).map(({ id, entry }) => ({ id, ...entry }));
  const origin = { ...client.origin, commitId: commit.id, batchId, at };
  const nameless = those(true);
  if (nameless.length > 0) {
    const hidden = { ...origin, actor: NOBODY, requestId: null, batchId: null };
    await client.send(insertEntries(hidden, null, nameless));
  }
  await client.send(insertEntries(origin, isLast ? commit.insertion() : null, those(false)));
}
