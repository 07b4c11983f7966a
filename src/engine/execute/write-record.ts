import { isDeepStrictEqual } from "node:util";
import { readUlid } from "../declare/ulid.ts";
import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { requireRead, visibleRows } from "../plan/sight.ts";
import { flagColumns, type RowFlags, rightsToCreate, rowFlags } from "../plan/write-rights.ts";
import { hasKey } from "../query/select-records.ts";
import { isKept } from "../query/soft-deletion.ts";
import { column, fromContext, ident, raw, sql } from "../query/sql.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { checkAgainstDatabase } from "./check-references.ts";
import type { Change, Values } from "./contexts.ts";
import { missingRight } from "./missing-right.ts";
import { type ReadBody, readBody } from "./read-values.ts";
import { checkRecordRules, completeByRules } from "./record-rules.ts";
import { insertRecord, keyOf, storedColumns, updateRecord } from "./record-writer.ts";
import type { Work } from "./work.ts";

/** A record's id as its column holds it; null when the text cannot be one. */
export function readKey(resource: ResourceSchema, text: string): string | null {
  if (resource.key === "ulid") return readUlid(text);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? text : null;
}

/**
 * Creates a record from a body; answers its id, or null when problems were noted in `errors`. `kept` are stored
 * values of fields that the system keeps, for a creation that is no request's own; the rules see them too.
 */
export async function createRecord(
  work: Work,
  resource: ResourceSchema,
  body: Record<string, unknown>,
  errors: ErrorList,
  kept: Values = {},
): Promise<string | null> {
  const rights = rightsToCreate(resource, work.actor);
  await resource.hooks.lock?.({ kind: "create", sent: new Set(Object.keys(body)), id: null }, work);
  const read = readBody(resource, body, null, rights, work.workspace, errors);
  const id = resource.key === "ulid" ? work.origin.newId() : "0";
  const change = changeOf("create", id, null, { ...read, values: { ...read.values, ...kept } }, errors);
  await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const written = await insertRecord(
    work,
    resource,
    resource.key === "ulid" ? { ...change.values, id } : change.values,
  );
  await resource.hooks.afterWrite?.({ ...change, id: written }, work);
  return written;
}

/** Creates a record from a body, by the rules that a request keeps; answers its id. @throws 422 when one is broken. */
export async function createByRules(
  work: Work,
  resource: string,
  body: Record<string, unknown>,
): Promise<string> {
  const errors = new ErrorList();
  const id = await createRecord(work, work.resource(resource), body, errors);
  errors.throwIfAny();
  return id!;
}

/** Changes the given fields of a record in the actor's sight. @throws 404 when it is out of sight, 403 without a right. */
export async function changeRecord(
  work: Work,
  resource: ResourceSchema,
  idText: string,
  body: Record<string, unknown>,
  errors: ErrorList,
  precondition?: (id: string) => Promise<void>,
): Promise<string | null> {
  requireRead(resource, work.actor);
  const sent = new Set(Object.keys(body));
  await resource.hooks.lock?.({ kind: "update", sent, id: readKey(resource, idText) }, work);
  const flags = rowFlags(resource, work.actor, resource.policy.update);
  const stored = await lockRecord(work, resource, idText, flags);
  const rights = flags.decide(stored);
  const id = String(stored.id);
  if (!rights) throw await missingRight(work, resource, resource.policy.update, id);
  await precondition?.(id);
  const read = readBody(resource, body, stored, rights, work.workspace, errors);
  const change = changeOf("update", id, stored, read, errors);
  await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const changed = Object.fromEntries(Object.entries(change.values).filter(([name]) => change.changes(name)));
  if (Object.keys(changed).length > 0) {
    await updateRecord(work, resource, id, changed);
    await resource.hooks.afterWrite?.(change, work);
  }
  return id;
}

async function validate(work: Work, resource: ResourceSchema, change: Change): Promise<void> {
  completeByRules(resource, change);
  checkRecordRules(resource, change);
  await checkAgainstDatabase(work, resource, change);
  await resource.hooks.validate?.(change, work);
}

/** A change as the rules see it: the values that a body gives, laid over the stored ones. */
export function changeOf(
  kind: Change["kind"],
  id: string,
  stored: Values | null,
  { values, sent, unread }: ReadBody,
  errors: ErrorList,
): Change {
  const merged = { ...stored, ...values };
  return {
    kind,
    id,
    stored,
    sent,
    unread,
    values: merged,
    fail(path, message, allowed) {
      // Of a field whose value could not be read no more can be said than that.
      if (!unread.has(path.split(".")[0]!)) errors.add(path, message, allowed);
    },
    tell: (member, items) => errors.tell(member, items),
    changes: (field) => !isDeepStrictEqual(merged[field] ?? null, stored?.[field] ?? null),
  };
}

/**
 * Locks a record in the actor's sight for the rest of the transaction and reads its stored values, with the flags
 * that decide the actor's rights. @throws 404 when it does not exist or is out of sight.
 */
export async function lockRecord(
  work: Work,
  resource: ResourceSchema,
  idText: string,
  flags: RowFlags,
): Promise<Values> {
  const id = readKey(resource, idText);
  const [record] = id === null ? [] : await lockRecords(work, resource, [id], flags);
  if (!record) throw notFound();
  return record;
}

/**
 * Locks records in the actor's sight and answers those found, in the order of the ids; ones that were deleted softly
 * among them only when `withDeleted`.
 */
export async function lockRecords(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
  flags: RowFlags,
  withDeleted = false,
): Promise<Values[]> {
  const keys = ids.map((id) => keyOf(resource, id));
  const table = ident(resource.table);
  // Every row refers to the workspace's, so a lock on that one must let new references through.
  const strength = raw(resource.isSingleton ? "no key update" : "update");
  // Locked first and read after, so that what is read is what the last writer left; in id order against deadlocks.
  await work.rows(sql`select 1 from ${table} record where ${column("record", "workspace_id")} = ${fromContext("workspace")}
    and ${hasKey(resource, "record", keys)} order by ${column("record", "id")} for ${strength}`);
  const rows = visibleRows(resource, work.actor);
  const found =
    await work.rows(sql`select ${storedColumns(resource, "record")}${flagColumns(flags, "record")} from ${table} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${hasKey(resource, "record", keys)}
      and ${rows ? rows("record") : raw("true")} and ${withDeleted ? raw("true") : isKept(resource, "record")}`);
  const byId = new Map(found.map((record) => [String(record.id), record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}
