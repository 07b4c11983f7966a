import type { Projection } from "../../plan/projection.ts";
import type { JournalledCreation } from "../../query/creation-entries.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { EntriesAt } from "./append-entries.ts";
import { appendCreations } from "./creations.ts";
import { readSnapshots } from "./record-snapshots.ts";
import type { Touched, UseOfRecords } from "./usage.ts";

const EVERYTHING = systemActor();

/** A record that the transaction created, and the id of its entry. */
interface Created {
  readonly noted: Touched;
  readonly entryId: string;
}

/**
 * Appends the entries of created records, which the database builds, and adds their references to `use`. Only these are
 * read: of 50,000 imported records, the texts of everything would fill the memory.
 */
export async function appendPlainCreations(
  client: WorkspaceClient,
  created: readonly Created[],
  use: UseOfRecords,
  together: EntriesAt,
): Promise<void> {
  const byResource = new Map<ResourceSchema, Created[]>();
  for (const one of created) {
    const others = byResource.get(one.noted.resource);
    if (others) others.push(one);
    else byResource.set(one.noted.resource, [one]);
  }
  for (const [resource, some] of byResource) {
    await addReferences(client, resource, some, use);
    const creations = some.map(({ noted, entryId }): JournalledCreation => ({ id: noted.id, entryId }));
    await appendCreations(client, resource, creations, together);
  }
}

async function addReferences(
  client: WorkspaceClient,
  resource: ResourceSchema,
  created: readonly Created[],
  use: UseOfRecords,
): Promise<void> {
  const names = use.fieldsOf(resource);
  if (names.size === 0) return;
  const ids = created.map(({ noted }) => noted.id);
  const records = await readSnapshots(client, only(client, resource, names), ids);
  for (const { noted } of created) use.add(noted, records.get(noted.id)?.values ?? null);
}

/** What projections of everything have of references, because statements are remembered by projection. */
const referencesOf = new WeakMap<Projection, Projection>();

/** What a projection of everything has of some fields, which are always the same. */
function only(client: WorkspaceClient, resource: ResourceSchema, names: ReadonlySet<string>): Projection {
  const everything = client.origin.planner.plan(resource, EVERYTHING);
  let references = referencesOf.get(everything);
  if (!references) {
    const groups = everything.groups
      .map(({ sight, fields }) => ({ sight, fields: fields.filter(({ name }) => names.has(name)) }))
      .filter(({ fields }) => fields.length > 0);
    references = { ...everything, groups };
    referencesOf.set(everything, references);
  }
  return references;
}
