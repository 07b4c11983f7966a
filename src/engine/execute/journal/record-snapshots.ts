import type { Projection } from "../../plan/projection.ts";
import { selectJournalled } from "../../query/journal-entries.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";

/** How discreetly a record is reported, as its policy declares. */
export type Discretion = "unreported" | "nameless" | null;

/** The values of a record as the journal reads them. */
export interface Snapshot {
  readonly values: Values;
  readonly discretion: Discretion;
}

/**
 * Reads what a projection of everything has of records for the journal, whoever the caller is; by id, without those that
 * do not exist.
 */
export async function readSnapshots(
  client: WorkspaceClient,
  projection: Projection,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await client.journalRows<{ id: unknown; data: string; discretion: Discretion }>(
    selectJournalled(projection, ids),
  );
  return new Map(
    rows.map((row) => [String(row.id), { values: JSON.parse(row.data), discretion: row.discretion }]),
  );
}
