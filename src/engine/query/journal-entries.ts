import type { Projection } from "../plan/projection.ts";
import { column, fromContext, ident, raw, type Sql, sql } from "../sql/sql.ts";
import type { Actor } from "../work/actor.ts";
import { CachedByKeys, CachedShapes } from "./cached-statements.ts";
import { attributes } from "./envelope.ts";
import { hasKey } from "./select-records.ts";

/** The maximum number of characters of a text in the journal. */
export const MAX_JOURNALLED_TEXT = 2_000;

/** The properties that all entries of a transaction share. */
export interface EntriesOrigin {
  readonly commitId: string;
  readonly actor: Actor;
  readonly requestId: string | null;
  /** Identifies the entries of one bulk request or collection action. */
  readonly batchId: string | null;
  readonly at: Date;
}

/** The journalled values of records, regardless of the actor's sight, as `id` and JSON text in `data`. */
export const selectJournalled = (projection: Projection, ids: readonly string[]): Sql =>
  journalled.for(projection, ids);

const journalled = new CachedByKeys<Projection>(
  ({ resource, groups }, ids) =>
    sql`select ${column("record", "id")} as id, ${attributes(groups, "record")} as data,
        ${resource.policy.journal?.discretion?.("record") ?? raw("null::text")} as discretion from ${ident(resource.table)} record
      where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${hasKey(resource, "record", ids)}`,
);

/** The rows of a commit: its id, and the resource types of its entries. */
export interface CommitRows {
  readonly id: string;
  readonly types: readonly string[];
}

/** Inserts entries, which are one JSON parameter, together with the rows of their commit unless it is null. */
export function insertEntries(
  { commitId, actor, requestId, batchId, at }: EntriesOrigin,
  commit: CommitRows | null,
  entries: readonly object[],
): Sql {
  const { kind, userId, apiKeyId, name, ip, userAgent } = actor;
  const values = [
    ...[commitId, kind, userId, apiKeyId, name, requestId, ip, userAgent, batchId, at],
    JSON.stringify(entries),
  ];
  const given = commit ? [...values, commit.id, ["", ...commit.types]] : values;
  return insertions.for(insertions, commit ? "with commit" : "entries", given, entriesInsertion);
}

const insertions = new CachedShapes<object>();

/** Inserts one row for the commit as a whole, and one for each resource type of its entries. */
const commitInsertion = (id: unknown, types: unknown): Sql =>
  sql`insert into journal_commits (workspace_id, id, resource_type)
    select ${fromContext("workspace")}, ${id}, inserted.type from unnest(${types}::text[]) as inserted(type)`;

/** @param given the values in the order of `insertEntries` */
function entriesInsertion(given: readonly unknown[]): Sql {
  const [commitId, kind, userId, apiKeyId, name, requestId, ip, userAgent, batchId, at, entries] = given;
  const [id, types] = given.slice(11);
  const first = types === undefined ? raw("") : sql`with inserted as (${commitInsertion(id, types)})`;
  return sql`${first}
    insert into journal (workspace_id, id, commit_id, event, resource_type, resource_id, resource_label,
      changes, params, actor_type, user_id, api_key_id, actor_name, request_id, ip, user_agent, batch_id, created_at)
    select ${fromContext("workspace")}, entry.id, ${commitId}, entry.event, entry.resource_type, entry.resource_id,
      entry.resource_label, entry.changes, entry.params, ${kind}, ${userId}, ${apiKeyId},
      ${name}, ${requestId}, ${ip}, ${userAgent}, ${batchId}, ${at}::timestamptz
    from jsonb_to_recordset(${entries}::jsonb) as entry(id text, event text, resource_type text,
      resource_id text, resource_label text, changes jsonb, params jsonb)`;
}

/** What an entry says of a change whose values were erased. */
export const ERASED = { from: null, to: null, erased: true } as const;

/**
 * Erases the values of fields from all entries about records, the parameters of actions included; `fields` null: all
 * fields. The members of an object, such as `address.city`, are erased with it.
 */
export const eraseEntries = (
  resource: string,
  ids: readonly string[],
  { fields, label }: { readonly fields: readonly string[] | null; readonly label: string | null },
): Sql =>
  sql`update journal entry set params = null, resource_label = ${label}::text,
      changes = (select coalesce(jsonb_object_agg(change.name, case
            when ${fields}::text[] is null or split_part(change.name, '.', 1) = any(${fields}::text[])
              then ${JSON.stringify(ERASED)}::jsonb
            else change.value end), '{}')
          from jsonb_each(entry.changes) change(name, value))
    where entry.workspace_id = ${fromContext("workspace")} and entry.resource_type = ${resource}
      and entry.resource_id = any(${ids}::text[])`;

/** Removes a field from the changes of all entries about a resource. */
export const forgetMember = (resource: string, member: string): Sql =>
  sql`update journal entry set changes = entry.changes - ${member}::text
    where entry.workspace_id = ${fromContext("workspace")} and entry.resource_type = ${resource}
      and jsonb_exists(entry.changes, ${member}::text)`;
