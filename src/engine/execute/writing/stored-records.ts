import type { Reaction, Written } from "../../declare/extension.ts";
import {
  deleteLinks,
  deleteLinksTo,
  deleteRow,
  emptyReferences,
  insertLinks,
  insertRow,
  nextKeys,
  selectReferring,
  selectStored,
  updateEachRow,
  updateRows,
} from "../../query/stored-rows.ts";
import type { Inbound, ResourceSchema } from "../../schema/schema.ts";
import type { Sql } from "../../sql/sql.ts";
import type { Values } from "../../work/records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { constraintError, deletionError } from "./constraints.ts";

export async function translating<T>(work: UnitOfWork, statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw constraintError(error, work.schema) ?? error;
  }
}

/** Sends a write, and reports a violated constraint as the error of a request. */
export const write = (work: UnitOfWork, statement: Sql): Promise<void> =>
  work.send(statement, (error) => constraintError(error, work.schema) ?? error);

/** Inserts a record with its links and journals it; returns its id. */
export async function insertRecord(
  work: UnitOfWork,
  resource: ResourceSchema,
  values: Values,
  event?: string,
): Promise<string> {
  const id = values.id === undefined ? await newKey(work, resource) : String(values.id);
  await write(work, insertRow(resource, id, values));
  await writeLinks(work, resource, id, values, true);
  work.journal.created(resource.name, id, event);
  await react(work, resource, { kind: "create", id, values });
  return id;
}

const follows = ({ fields }: Reaction, values: Readonly<Values>): boolean =>
  fields.some((name) => values[name] !== undefined);

/** Runs the reactions of modules to a write. */
export async function react(work: UnitOfWork, resource: ResourceSchema, written: Written): Promise<void> {
  for (const reaction of resource.reactions) {
    if (written.kind === "create" || follows(reaction, written.values)) await reaction.run?.(written, work);
  }
}

/** Runs the `before` functions of reactions, before stored records change. */
async function announce(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
  values: Values,
): Promise<void> {
  for (const reaction of resource.reactions) {
    if (!reaction.before || !follows(reaction, values)) continue;
    for (const id of ids) await reaction.before(id, work);
  }
}

async function newKey(work: UnitOfWork, resource: ResourceSchema): Promise<string> {
  if (resource.key === "ulid") return work.newId();
  const counted = await work.row<{ last: number }>(nextKeys(resource, 1));
  return String(counted!.last);
}

/** Changes stored values of a record, with its links, and journals it. */
export async function updateRecord(
  work: UnitOfWork,
  resource: ResourceSchema,
  id: string,
  values: Values,
  event?: string,
): Promise<void> {
  await work.journal.touch(resource.name, [id], event);
  await announce(work, resource, [id], values);
  await write(work, updateRows(resource, [id], values));
  await writeLinks(work, resource, id, values, false);
  await react(work, resource, { kind: "update", id, values });
}

/** Sets the same stored values in several records with one statement, and journals each. */
export async function updateRecords(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
  values: Values,
): Promise<void> {
  if (ids.length === 0) return;
  await work.journal.touch(resource.name, ids);
  await announce(work, resource, ids, values);
  await write(work, updateRows(resource, ids, values));
  for (const id of ids) await react(work, resource, { kind: "update", id, values });
}

/** Rows that are written with one statement. */
const ROWS_AT_ONCE = 1000;

/** Sets stored values of their own in several records with one statement, and journals each. */
export async function updateEachRecord(
  work: UnitOfWork,
  resource: ResourceSchema,
  changes: ReadonlyMap<string, Values>,
): Promise<void> {
  const all = [...changes];
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const some = new Map(all.slice(start, start + ROWS_AT_ONCE));
    await work.journal.touch(resource.name, [...some.keys()]);
    for (const [id, values] of some) await announce(work, resource, [id], values);
    await write(work, updateEachRow(resource, some));
  }
  for (const [id, values] of all) await react(work, resource, { kind: "update", id, values });
}

/** Replaces the given sets of references. */
async function writeLinks(
  work: UnitOfWork,
  resource: ResourceSchema,
  id: string,
  values: Values,
  isNew: boolean,
): Promise<void> {
  for (const { name, type } of resource.fields.values()) {
    const targets = values[name] as readonly string[] | undefined;
    if (!type.links || targets === undefined) continue;
    if (!isNew) await write(work, deleteLinks(type.links, id));
    if (targets.length > 0) await write(work, insertLinks(type.links, id, targets));
  }
}

/** Finds a record regardless of the actor's sight. */
export function findRecord(work: UnitOfWork, resource: ResourceSchema, id: string): Promise<Values | null> {
  return work.row(selectStored(resource, id));
}

/**
 * Deletes a record. Rows that are deleted with it and references that are cleared are journalled too. The caller must
 * have checked that nothing restricts the deletion.
 */
export async function removeRecord(work: UnitOfWork, resource: ResourceSchema, id: string): Promise<void> {
  // The record is read before anything is deleted with it, because some of its fields may depend on that.
  await work.journal.touch(resource.name, [id]);
  for (const reaction of resource.reactions) await reaction.before?.(id, work);
  const followers = resource.reactions.flatMap(({ removed }) => removed ?? []);
  const stored = followers.length > 0 ? await findRecord(work, resource, id) : null;
  for (const inbound of resource.inbound) {
    if (inbound.onDelete !== "restrict") await releaseReferring(work, resource, id, inbound);
  }
  await work.journal.touch(resource.name, [id], "deleted");
  await work.send(deleteRow(resource, id), (error) => deletionError(error) ?? error);
  if (stored) for (const removed of followers) await removed(stored, work);
}

/** Handles the records that refer to a removed one as they declare: deletes them, or clears their references. */
async function releaseReferring(
  work: UnitOfWork,
  resource: ResourceSchema,
  id: string,
  inbound: Inbound,
): Promise<void> {
  const referring = await work.rows<{ id: unknown }>(selectReferring(resource, inbound, id));
  const ids = referring.map((row) => String(row.id));
  if (ids.length === 0) return;
  if (inbound.links) {
    await work.journal.touch(inbound.resource.name, ids);
    await write(work, deleteLinksTo(inbound.links, resource, id));
    for (const owner of ids) await updateRecord(work, inbound.resource, owner, {});
  } else if (inbound.onDelete === "cascade") {
    for (const cascaded of ids) await removeRecord(work, inbound.resource, cascaded);
  } else {
    await work.journal.touch(inbound.resource.name, ids);
    await write(work, emptyReferences(inbound, resource, id));
  }
}
