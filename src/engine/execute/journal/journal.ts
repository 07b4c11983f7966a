import type { Projection } from "../../plan/projection.ts";
import { forgetMember } from "../../query/journal-entries.ts";
import { type ResourceSchema, resourceNamed } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { Subject, WorkJournal } from "../../work/work-journal.ts";
import { unconfined } from "../transaction/unconfined.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import { appendEntries, type Pending } from "./append-entries.ts";
import { JournalCommit } from "./commit.ts";
import { entryOf } from "./entry.ts";
import { eraseNoted, withoutErased } from "./erase-noted.ts";
import { ManyCreations } from "./many-creations.ts";
import { entryOfNoted, isPlainCreation, keyOf, type Noted } from "./noted.ts";
import { readSnapshots, type Snapshot } from "./record-snapshots.ts";
import { RecordsAtEnd } from "./records-at-end.ts";
import { UseOfRecords } from "./usage.ts";

const EVERYTHING = systemActor();

/** A transaction that changed at most so many records reads all of them together at its end. */
const FEW_RECORDS = 1_000;

/** How many a transaction with more reads together: so few that they are out of memory again after a moment. */
const RECORDS_AT_ONCE = 100;

/**
 * Collects the changes of a transaction and, at its end, appends one journal entry for each changed record, with its
 * readable fields before and after, however many steps changed it.
 */
export class Journal implements WorkJournal {
  readonly #client: WorkspaceClient;
  readonly #touched = new Map<string, Noted>();
  readonly #happenings: Values[] = [];
  readonly #atEnd: RecordsAtEnd;
  /** The readings of records before their first change that have been sent. */
  readonly #before: Promise<void>[] = [];
  /** Records whose entries name nobody because of what was done to them, by resource and id. */
  readonly #nameless = new Set<string>();
  /** The values that stand in the place of erased ones, by resource and id. */
  readonly #erased = new Map<string, Readonly<Values> | null>();
  readonly commit: JournalCommit;
  batchId: string | null = null;

  constructor(client: WorkspaceClient) {
    this.#client = client;
    this.#atEnd = new RecordsAtEnd(client);
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
    if (fresh.length === 0) return;
    const everything = this.#client.origin.planner.plan(resource, EVERYTHING);
    const reading = readSnapshots(this.#client, everything, fresh);
    // The response for one record is awaited at the end: what is sent later does not change what is read before.
    if (fresh.length === 1) this.#noteBefore(resource, fresh[0]!, event, params, reading);
    else
      for (const [id, { values: before, discretion }] of await reading)
        this.#note({ resource, id, before, event, params: params ?? null, discretion });
  }

  #note(noted: Noted): void {
    this.#touched.set(keyOf(noted), noted);
  }

  #noteBefore(
    resource: ResourceSchema,
    id: string,
    event: string,
    params: Values | undefined,
    reading: Promise<ReadonlyMap<string, Snapshot>>,
  ): void {
    const noted: Noted = { resource, id, before: null, event, params: params ?? null, discretion: null };
    this.#note(noted);
    const noting = reading.then((found) => {
      const snapshot = found.get(id);
      const key = `${resource.name}/${id}`;
      if (snapshot) Object.assign(noted, { before: snapshot.values, discretion: snapshot.discretion });
      else if (this.#touched.get(key) === noted) this.#touched.delete(key);
    });
    noting.catch(() => {});
    this.#before.push(noting);
  }

  created(name: string, id: string, event = "created"): void {
    this.#atEnd.clear();
    const resource = resourceNamed(this.#client.schema, name);
    // A record that is registered again gets its entry where it is registered last, so that the order of the entries tells
    // nothing about when each was created.
    this.#touched.delete(`${resource.name}/${id}`);
    this.#note({ resource, id, before: null, event, params: null, discretion: null });
  }

  hideActor(resource: string, id: string): void {
    this.#nameless.add(`${resource}/${id}`);
  }

  happened(event: string, about: Subject): void {
    // Only declared events have words, in which the audit log shows them.
    if (!this.#client.schema.events.has(event))
      throw new TypeError(`The event ${event} is declared neither by a resource nor by a module.`);
    this.#happenings.push({ event, ...about, changes: {}, params: null });
  }

  /** The workspace's role can only append to the journal, so these statements run without that role. */
  async erase(name: string, ids: readonly string[], values: Readonly<Values> | null): Promise<void> {
    const resource = resourceNamed(this.#client.schema, name);
    for (const id of ids) this.#erased.set(`${resource.name}/${id}`, values);
    const rows: WorkspaceClient["rows"] = (statement) =>
      unconfined(this.#client, () => this.#client.rows(statement));
    await eraseNoted({ rows }, resource, ids, values);
  }

  /** The workspace's role can only append to the journal, so this statement runs without that role. */
  async forget(resource: string, member: string): Promise<void> {
    await unconfined(this.#client, () => this.#client.rows(forgetMember(resource, member)));
  }

  /**
   * Sends what has to be read of the changed records beside those that the caller is shown, when nothing is written any
   * more.
   */
  readAhead(shown: Projection, ids: readonly string[]): void {
    if (this.#touched.size > 0 && this.#touched.size <= FEW_RECORDS)
      this.#atEnd.readAhead([...this.#touched.values()], shown, ids);
  }

  /**
   * Takes over what a caller was shown of a record (its JSON text) when nothing is written any more. It need not be read
   * again for its entry, as long as the caller reads all of it.
   */
  async readAtEnd(shown: Projection, id: string, record: string): Promise<void> {
    if (this.#touched.has(`${shown.resource.name}/${id}`)) await this.#atEnd.takeOver(shown, id, record);
  }

  /** Appends the entries. Call it once, as the last step before the commit. */
  async flush(): Promise<void> {
    await Promise.all(this.#before);
    // Most work only reads, and must not seem to depend on the time.
    if (this.#touched.size === 0 && this.#happenings.length === 0 && !this.commit.hasEntries) return;
    const { clock, newId } = this.#client.origin;
    const at = clock.now();
    const all = [...this.#touched.values()];
    const size = all.length <= FEW_RECORDS ? FEW_RECORDS : RECORDS_AT_ONCE;
    const use = new UseOfRecords(this.#client);
    let entries: Pending[] = this.#happenings.map((entry) => ({
      entry: { id: newId(at), ...entry },
      isNameless: false,
    }));
    for (let start = 0; start < all.length; start += size) {
      if (start > 0) await this.#append(entries.splice(0), at, false);
      const some = all.slice(start, start + size);
      const together = new ManyCreations(this.#client, this.#plainCreations(some), at);
      entries = [...entries, ...(await this.#entriesOf(some, { use, together, at }))];
      await together.append(this.commit, this.batchId, use);
    }
    for (const { resource, id, record, from } of await use.changes()) {
      if (this.#touched.has(`${resource.name}/${id}`)) continue;
      const changes = { is_used: { from, to: !from } };
      entries.push({
        entry: { id: newId(at), ...entryOf({ resource, id, params: null }, record, "updated", changes) },
        isNameless: false,
      });
    }
    await this.#append(entries, at, true);
  }

  /** The new records of which nothing else than their creation is reported, and which have not been read yet. */
  #plainCreations(some: readonly Noted[]): Noted[] {
    return some.filter(
      (noted) =>
        isPlainCreation(noted) &&
        !this.#nameless.has(keyOf(noted)) &&
        !this.#erased.has(keyOf(noted)) &&
        !this.#atEnd.isRead(noted.resource, noted.id),
    );
  }

  #append(entries: readonly Pending[], at: Date, isLast: boolean): Promise<void> {
    return appendEntries(this.#client, entries, { commit: this.commit, batchId: this.batchId, at, isLast });
  }

  /** The entries of some changed records, which are added to `use`, without those that are written together. */
  async #entriesOf(
    some: readonly Noted[],
    { use, together, at }: { use: UseOfRecords; together: ManyCreations; at: Date },
  ): Promise<Pending[]> {
    const entries: Pending[] = [];
    const records = await this.#atEnd.read(some.filter((noted) => !together.has(noted)));
    for (const noted of some) {
      if (together.has(noted)) {
        together.place(noted);
        continue;
      }
      const key = keyOf(noted);
      const { values: after, discretion } = records.get(key) ?? {
        values: null,
        discretion: noted.discretion,
      };
      use.add(noted, after);
      const entry = entryOfNoted(noted, after);
      // Lists change even if nothing is reported, so that no cached total may be used any more.
      if (entry && discretion === "unreported") this.commit.coversType(noted.resource.name);
      if (entry === null || discretion === "unreported") continue;
      const erased = this.#erased.get(key);
      entries.push({
        entry: {
          id: this.#client.origin.newId(at),
          ...(erased === undefined ? entry : withoutErased(entry, erased)),
        },
        isNameless: discretion === "nameless" || this.#nameless.has(key),
      });
    }
    return entries;
  }
}
