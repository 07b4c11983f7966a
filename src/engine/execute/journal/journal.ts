import type { Projection } from "../../plan/projection.ts";
import { forgetMember, insertEntries, selectJournalled } from "../../query/journal-entries.ts";
import { eventName } from "../../schema/event-types.ts";
import { type ResourceSchema, resourceNamed } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { Subject, WorkJournal } from "../../work/work-journal.ts";
import { unconfined } from "../transaction/unconfined.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import { JournalCommit } from "./commit.ts";
import { difference } from "./difference.ts";
import { type Touched, usageChanges } from "./usage.ts";

/** A record that the transaction changed, with its event in the journal. */
interface Noted extends Touched {
  event: string;
  params: Values | null;
}

const EVERYTHING = systemActor();

/** Whether a projection shows all fields of every row, as that of everything does. */
const readsEverything = ({ groups }: Projection, everything: Projection): boolean =>
  groups.every(({ sight }) => sight === "all") && countOfFields(groups) === countOfFields(everything.groups);

const countOfFields = (groups: Projection["groups"]): number =>
  groups.reduce((count, { fields }) => count + fields.length, 0);

/**
 * Collects the changes of a transaction and, at its end, appends one journal entry for each changed record, with its
 * readable fields before and after, however many steps changed it.
 */
export class Journal implements WorkJournal {
  readonly #client: WorkspaceClient;
  readonly #touched = new Map<string, Noted>();
  readonly #happenings: Values[] = [];
  /** Records as they were read at the end, by resource and id. */
  readonly #atEnd = new Map<string, Values>();
  readonly commit: JournalCommit;
  batchId: string | null = null;

  constructor(client: WorkspaceClient) {
    this.#client = client;
    this.commit = new JournalCommit(() => client.origin.newId());
  }

  get commitId(): string {
    return this.commit.id;
  }

  async touch(name: string, ids: readonly unknown[], event = "updated", params?: Values): Promise<void> {
    this.#atEnd.clear();
    const resource = resourceNamed(this.#client.schema, name);
    const fresh: string[] = [];
    for (const id of ids.map(String)) {
      const key = `${resource.name}/${id}`;
      const known = this.#touched.get(key);
      if (!known) fresh.push(id);
      // A specific event takes precedence over "updated", and a created record remains created.
      else if (event === "deleted" || (known.event === "updated" && event !== "updated")) {
        known.event = event;
        known.params = params ?? known.params;
        // A deleted record is journalled after the records that were deleted with it, which may have referred to it.
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

  created(name: string, id: string, event = "created"): void {
    this.#atEnd.clear();
    const resource = resourceNamed(this.#client.schema, name);
    this.#touched.set(`${resource.name}/${id}`, { resource, id, before: null, event, params: null });
  }

  happened(event: string, about: Subject): void {
    this.#happenings.push({ event, ...about, changes: {}, params: null });
  }

  /** The workspace's role can only append to the journal, so this statement runs without that role. */
  async forget(resource: string, member: string): Promise<void> {
    await unconfined(this.#client, () => this.#client.rows(forgetMember(resource, member)));
  }

  /**
   * Takes over what a caller was shown of a record (its JSON text) when nothing is written any more. It need not be read
   * again for its entry, as long as the caller reads all of it.
   */
  readAtEnd(shown: Projection, id: string, record: string): void {
    const key = `${shown.resource.name}/${id}`;
    if (!this.#touched.has(key)) return;
    if (!readsEverything(shown, this.#client.origin.planner.plan(shown.resource, EVERYTHING))) return;
    this.#atEnd.set(key, (JSON.parse(record) as { attributes: Values }).attributes);
  }

  async #read(resource: ResourceSchema, ids: readonly string[]): Promise<Map<string, Values>> {
    if (ids.length === 0) return new Map();
    const projection = this.#client.origin.planner.plan(resource, EVERYTHING);
    const rows = await this.#client.rows<{ id: unknown; data: string }>(selectJournalled(projection, ids));
    return new Map(rows.map((row) => [String(row.id), JSON.parse(row.data)]));
  }

  /** Appends the entries. Call it once, as the last step before the commit. */
  async flush(): Promise<void> {
    const afterwards = new Map<ResourceSchema, Map<string, Values>>();
    for (const resource of new Set([...this.#touched.values()].map((touched) => touched.resource))) {
      const touched = [...this.#touched].filter(([, one]) => one.resource === resource);
      const unread = touched.filter(([key]) => !this.#atEnd.has(key)).map(([, { id }]) => id);
      const records = await this.#read(resource, unread);
      for (const [key, { id }] of touched) {
        const record = this.#atEnd.get(key);
        if (record) records.set(id, record);
      }
      afterwards.set(resource, records);
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
    const turned = await usageChanges(this.#client, [...this.#touched.values()], afterwards);
    for (const { resource, id, record, from } of turned) {
      const touched = { resource, id, before: null, event: "updated", params: null };
      if (this.#touched.has(`${resource.name}/${id}`)) continue;
      entries.push(this.#entry(touched, record, "updated", { is_used: { from, to: !from } }));
    }
    for (const { resource_type } of entries) this.commit.coversType(resource_type as string | null);
    if (this.commit.hasEntries) await this.#append(entries);
  }

  #entry({ resource, id, params }: Noted, record: Values, event: string, changes: Values): Values {
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

  /**
   * Ids and timestamps are generated by this statement, so that both are ascending however long the transaction took.
   */
  async #append(entries: readonly Values[]): Promise<void> {
    const { clock, newId } = this.#client.origin;
    const at = clock.now();
    const identified = entries.map((entry) => ({ id: newId(at), ...entry }));
    const origin = { ...this.#client.origin, commitId: this.commit.id, batchId: this.batchId, at };
    await this.#client.rows(insertEntries(origin, this.commit.insertion(), identified));
  }
}
