import { insertCreations, type JournalledCreation } from "../../query/creation-entries.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { JournalCommit } from "./commit.ts";
import { isJournalled } from "./difference.ts";

const EVERYTHING = systemActor();

/**
 * Appends a `created` entry with the current values of each of many records. The entries equal those that the journal
 * writes one by one, but are built in the database, so that the records need not be transferred. They are built as text
 * that is parsed as JSON once, because deconstructing whole records again would take longer than everything else.
 */
export async function appendCreations(
  client: Pick<WorkspaceClient, "origin" | "journalRows">,
  resource: ResourceSchema,
  creations: readonly JournalledCreation[],
  { commit, batchId, at }: { commit: JournalCommit; batchId: string | null; at: Date },
): Promise<void> {
  commit.coversType(resource.name);
  // Fields that are not journalled are not computed, because they can be the most expensive part of a record.
  const journalled = client.origin.planner
    .plan(resource, EVERYTHING)
    .groups.flatMap(({ sight, fields }) => fields.map((field) => ({ field, sight })))
    .filter(({ field }) => isJournalled(field));
  const origin = { ...client.origin, commitId: commit.id, batchId, at };
  await client.journalRows(insertCreations(origin, resource, journalled, creations));
}
