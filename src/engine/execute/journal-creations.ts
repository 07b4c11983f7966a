import { insertCreations } from "../query/creation-entries.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { systemActor } from "../work/actor.ts";
import { difference } from "./journal-difference.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

const EVERYTHING = systemActor();

/**
 * Appends a `created` entry for each of many records with their current values. The entries are those that the
 * journal writes one by one, made where the rows are, so that they need not travel here and back; as text, which is
 * read as JSON once, since taking whole records apart again would take longer than all the rest.
 */
export async function journalCreations(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<void> {
  const { planner, newId, clock } = work.origin;
  const { commit } = work.journal;
  const at = clock.now();
  commit.coversType(resource.name);
  // Fields that are not journalled are not computed, since they may be the most expensive part of a record.
  const journalled = planner
    .plan(resource, EVERYTHING)
    .groups.flatMap(({ sight, fields }) => fields.map((field) => ({ field, sight })))
    .filter(({ field: { name } }) => name in difference(null, { [name]: true }, resource));
  const creations = ids.map((id) => ({ id, entryId: newId(at) }));
  const origin = { ...work.origin, commitId: commit.id, at };
  await work.rows(insertCreations(origin, resource, journalled, creations));
}
