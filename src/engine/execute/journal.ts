import { isDeepStrictEqual } from "node:util";
import { systemActor } from "../declare/actor.ts";
import { attributes } from "../query/envelope.ts";
import { hasKey } from "../query/select-records.ts";
import { column, fromContext, ident, sql } from "../query/sql.ts";
import { eventName } from "../schema/event-types.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Values } from "./contexts.ts";
import { JournalCommit } from "./journal-commit.ts";
import { turnedUses } from "./turned-uses.ts";
import type { Work } from "./work.ts";

export interface Touched {
  readonly resource: ResourceSchema;
  readonly id: string;
  /** Null when the record did not exist before. */
  readonly before: Values | null;
  event: string;
  params: Values | null;
}

/** Fields that change with every write and say nothing. */
const UNTOLD = new Set(["id", "created_at", "updated_at"]);

const EVERYTHING = systemActor();

/**
 * Keeps what a transaction does to records and, at its end, appends one row for each to the workspace's journal:
 * its readable fields before and after. Whatever number of steps changed a record, it is one entry.
 */
export class Journal {
  readonly #work: Work;
  readonly #touched = new Map<string, Touched>();
  readonly #happenings: Values[] = [];
  readonly commit: JournalCommit;
  /** Ties the entries of one bulk request or collection action. */
  batchId: string | null = null;

  constructor(work: Work) {
    this.#work = work;
    this.commit = new JournalCommit(() => work.origin.newId());
  }

  /** Remembers records as they are before a change. To be called before their first change. */
  async touch(
    resource: ResourceSchema,
    ids: readonly unknown[],
    event = "updated",
    params?: Values,
  ): Promise<void> {
    const fresh: string[] = [];
    for (const id of ids.map(String)) {
      const key = `${resource.name}/${id}`;
      const known = this.#touched.get(key);
      if (!known) fresh.push(id);
      // A record's own event tells more than "updated", and what was created stays created.
      else if (event === "deleted" || (known.event === "updated" && event !== "updated")) {
        known.event = event;
        known.params = params ?? known.params;
        // Told after what was deleted with it, which may have referred to it.
        if (event === "deleted") {
          this.#touched.delete(key);
          this.#touched.set(key, known);
        }
      }
    }
    for (const [id, before] of await this.#read(resource, fresh)) {
      this.#touched.set(`${resource.name}/${id}`, { resource, id, before, event, params: params ?? null });
    }
  }

  /** Notes a record that did not exist before. */
  created(resource: ResourceSchema, id: string, event = "created"): void {
    this.#touched.set(`${resource.name}/${id}`, { resource, id, before: null, event, params: null });
  }

  /** Notes something that happened and changed no record, such as a sign-in. `event` is its full name. */
  happened(
    event: string,
    about: { resource_type: string | null; resource_id: string | null; resource_label: string | null },
  ): void {
    this.#happenings.push({ event, ...about, changes: {}, params: null });
  }

  async #read(resource: ResourceSchema, ids: readonly string[]): Promise<Map<string, Values>> {
    if (ids.length === 0) return new Map();
    const { groups } = this.#work.origin.planner.plan(resource, EVERYTHING);
    const rows = await this.#work.rows<{ id: unknown; data: string }>(
      sql`select ${column("record", "id")} as id, ${attributes(groups, "record")} as data from ${ident(resource.table)} record
        where ${column("record", "workspace_id")} = ${fromContext("workspace")}
          and ${hasKey(resource, "record", ids)}`,
    );
    return new Map(rows.map((row) => [String(row.id), JSON.parse(row.data)]));
  }

  /** Appends the entries. Called once, as the last step before the commit. */
  async flush(): Promise<void> {
    const afterwards = new Map<ResourceSchema, Map<string, Values>>();
    for (const resource of new Set([...this.#touched.values()].map((touched) => touched.resource))) {
      const ids = [...this.#touched.values()]
        .filter((touched) => touched.resource === resource)
        .map(({ id }) => id);
      afterwards.set(resource, await this.#read(resource, ids));
    }
    const entries = [...this.#happenings];
    for (const touched of this.#touched.values()) {
      const after = afterwards.get(touched.resource)!.get(touched.id) ?? null;
      const changes = difference(touched.before, after, touched.resource);
      if (touched.before === null && after === null) continue;
      if (touched.event === "updated" && Object.keys(changes).length === 0) continue;
      entries.push(
        this.#entry(touched, after ?? touched.before!, after === null ? "deleted" : touched.event, changes),
      );
    }
    const turned = await turnedUses(this.#work, [...this.#touched.values()], afterwards);
    for (const { resource, id, record, from } of turned) {
      const touched = { resource, id, before: null, event: "updated", params: null };
      if (this.#touched.has(`${resource.name}/${id}`)) continue;
      entries.push(this.#entry(touched, record, "updated", { is_used: { from, to: !from } }));
    }
    for (const { resource_type } of entries) this.commit.tells(resource_type as string | null);
    if (this.commit.hasEntries) await this.#append(entries);
  }

  #entry({ resource, id, params }: Touched, record: Values, event: string, changes: Values): Values {
    const { label } = resource;
    const gated = resource.fields.get(label)?.gate != null;
    return {
      event: eventName(resource.name, event),
      resource_type: resource.name,
      resource_id: id,
      resource_label: gated || record[label] == null ? null : String(record[label]).slice(0, 255),
      changes,
      params,
    };
  }

  /** Ids and moments are those of this statement, so that they ascend together however long the transaction took. */
  async #append(entries: readonly Values[]): Promise<void> {
    const { actor, requestId, clock, newId } = this.#work.origin;
    const at = clock.now();
    const identified = entries.map((entry) => ({ id: newId(at), ...entry }));
    await this.#work.rows(sql`with told as (${this.commit.insertion()})
      insert into journal (workspace_id, id, commit_id, event, resource_type, resource_id, resource_label,
        changes, params, actor_type, user_id, api_key_id, actor_name, request_id, ip, user_agent, batch_id, created_at)
      select ${fromContext("workspace")}, entry.id, ${this.commit.id}, entry.event, entry.resource_type, entry.resource_id,
        entry.resource_label, entry.changes, entry.params, ${actor.kind}, ${actor.userId}, ${actor.apiKeyId},
        ${actor.name}, ${requestId}, ${actor.ip}, ${actor.userAgent}, ${this.batchId}, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(identified)}::jsonb) as entry(id text, event text, resource_type text,
        resource_id text, resource_label text, changes jsonb, params jsonb)`);
  }
}

/** Characters of a text that the journal tells. */
export const MAX_TEXT = 2_000;

/** A change as the journal tells it: long texts are cut, and said to be. */
function told(from: unknown, to: unknown): Values {
  const isLong = (value: unknown): value is string => typeof value === "string" && value.length > MAX_TEXT;
  const cut = (value: unknown): unknown => (isLong(value) ? value.slice(0, MAX_TEXT).toWellFormed() : value);
  return isLong(from) || isLong(to) ? { from: cut(from), to: cut(to), truncated: true } : { from, to };
}

/** The members of an object that differ, each as a field of its own. */
function partsThatDiffer(name: string, from: unknown, to: unknown): Values {
  const [before, after] = [(from ?? {}) as Values, (to ?? {}) as Values];
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((part) => [part, before[part] ?? null, after[part] ?? null] as const)
    .filter(([, old, present]) => !isDeepStrictEqual(old, present));
  return Object.fromEntries(parts.map(([part, old, present]) => [`${name}.${part}`, told(old, present)]));
}

/** `{field: {from, to}}` of the fields that differ. */
export function difference(before: Values | null, after: Values | null, resource: ResourceSchema): Values {
  const changes: Values = {};
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const field = resource.fields.get(name);
    if (UNTOLD.has(name) || field?.secret || field?.quiet) continue;
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (isDeepStrictEqual(from, to)) continue;
    if (field?.type.hasParts) Object.assign(changes, partsThatDiffer(name, from, to));
    else changes[name] = told(from, to);
  }
  return changes;
}
