import { ApiError, conflict } from "../../errors/api-error.ts";
import { counted, message, plural } from "../../errors/message.ts";
import { selectChangedSince, selectCreations, selectReferredTo } from "../../query/creations-of-commit.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { deleteByRules } from "./delete-record.ts";

interface Created extends Values {
  readonly id: string;
  readonly label: string | null;
  readonly exists: boolean;
}

const MAX_NAMED = 20;

/**
 * Deletes the records that an import created, newest first, with the rules and rights of a request of the actor.
 * @returns their number; 0 if the commit is no import of the resource
 * @throws 409 with `touched`, the records that were changed since or to which others refer, or if none exists any more
 */
export async function undoCreations(
  work: UnitOfWork,
  resource: ResourceSchema,
  commitId: string,
): Promise<number> {
  const created = await work.rows<Created>(selectCreations(resource, commitId));
  if (created.length === 0) return 0;
  if (!created.some(({ exists }) => exists)) throw conflict("The import has already been undone.");
  const touched = await touchedOf(work, resource, commitId);
  if (touched.size > 0)
    throw touchedError(
      resource,
      created.filter(({ id }) => touched.has(id)),
    );
  await deleteByRules(
    work,
    resource,
    created.map(({ id }) => id),
  );
  return created.length;
}

async function touchedOf(
  work: UnitOfWork,
  resource: ResourceSchema,
  commitId: string,
): Promise<ReadonlySet<string>> {
  const changed = await work.rows<{ id: string }>(selectChangedSince(resource, commitId));
  const touched = new Set(changed.map(({ id }) => id));
  // What is not journalled follows from other records, or prevents the deletion by itself.
  for (const inbound of resource.inbound.filter((candidate) => candidate.resource.isJournalled)) {
    const referred = await work.rows<{ id: string }>(selectReferredTo(resource, inbound, commitId));
    for (const { id } of referred) touched.add(id);
  }
  return touched;
}

function touchedError({ singular, plural: several }: ResourceSchema, records: readonly Created[]): ApiError {
  const count = records.length;
  const named = records.slice(0, MAX_NAMED).map(({ id, label }) => ({ id, name: label }));
  const names = `${named.map(({ id, name }) => name ?? id).join(", ")}${count > MAX_NAMED ? ", …" : ""}`;
  const which = counted(count, singular, several);
  return new ApiError(
    "conflict",
    plural(
      count,
      message`The import cannot be undone, because ${which} was changed or referred to since: ${names}.`,
      message`The import cannot be undone, because ${which} were changed or referred to since: ${names}.`,
    ),
    { body: { touched: named } },
  );
}
