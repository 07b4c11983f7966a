import type { Projection } from "../../plan/projection.ts";
import { dependsOnCaller, isReadAlikeByAll } from "../../schema/caller-dependence.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import { readSnapshots, type Snapshot } from "./record-snapshots.ts";

/** A record that the transaction changed. */
interface Changed {
  readonly resource: ResourceSchema;
  readonly id: string;
}

type Reading = Promise<Map<string, Snapshot>>;

/** A reading that was sent, of the records with the ids. */
interface SentReading {
  readonly ids: ReadonlySet<string>;
  readonly reading: Reading;
}

const EVERYTHING = systemActor();

const countOfFields = (groups: Projection["groups"]): number =>
  groups.reduce((count, { fields }) => count + fields.length, 0);

/** What a projection of everything has that depends on who reads it. */
const partsOfCallers = new WeakMap<Projection, Projection>();

function partOfCaller(everything: Projection): Projection {
  let part = partsOfCallers.get(everything);
  if (!part) {
    const groups = everything.groups
      .map(({ sight, fields }) => ({ sight, fields: fields.filter((field) => !isReadAlikeByAll(field)) }))
      .filter(({ fields }) => fields.length > 0);
    part = { ...everything, groups };
    partsOfCallers.set(everything, part);
  }
  return part;
}

/**
 * The records that a transaction changed, as they are at its end. What the caller is shown of them is read at the same
 * time, and need not be read again as far as the caller reads what everybody would.
 */
export class RecordsAtEnd {
  readonly #client: WorkspaceClient;
  /** What a caller was shown, by resource and id. */
  readonly #shown = new Map<string, Values>();
  #ahead: ReadonlyMap<ResourceSchema, SentReading> = new Map();
  #partsAhead: Reading | null = null;

  constructor(client: WorkspaceClient) {
    this.#client = client;
  }

  /** Forgets everything, because more is written. */
  clear(): void {
    this.#shown.clear();
    this.#ahead = new Map();
    this.#partsAhead = null;
  }

  /** Sends what has to be read beside the records that the caller is shown of one resource. */
  readAhead(changed: readonly Changed[], shown: Projection, shownIds: readonly string[]): void {
    this.clear();
    const isShown = this.#isTakenOver(shown)
      ? ({ resource, id }: Changed) => resource === shown.resource && shownIds.includes(id)
      : () => false;
    const ahead = new Map<ResourceSchema, SentReading>();
    for (const [resource, ids] of idsByResource(changed.filter((one) => !isShown(one))))
      ahead.set(resource, { ids: new Set(ids), reading: this.#send(resource, ids) });
    this.#ahead = ahead;
    const taken = changed.filter(isShown).map(({ id }) => id);
    if (taken.length > 0 && dependsOnCaller(shown.resource)) {
      const part = partOfCaller(this.#everythingOf(shown.resource));
      this.#partsAhead = awaitedLater(readSnapshots(this.#client, part, taken));
    }
  }

  /** Takes over what a caller was shown of a changed record: its JSON text. */
  async takeOver(shown: Projection, id: string, record: string): Promise<void> {
    if (!this.#isTakenOver(shown)) return;
    const parts = dependsOnCaller(shown.resource) ? (await this.#partsAhead)?.get(id)?.values : {};
    if (!parts) return;
    const { attributes } = JSON.parse(record) as { attributes: Values };
    this.#shown.set(`${shown.resource.name}/${id}`, { ...attributes, ...parts });
  }

  /** Whether the record was shown to the caller, or its reading has been sent. */
  isRead(resource: ResourceSchema, id: string): boolean {
    return this.#shown.has(`${resource.name}/${id}`) || (this.#ahead.get(resource)?.ids.has(id) ?? false);
  }

  /** The records, by resource and id, without those that do not exist any more. */
  async read(changed: readonly Changed[]): Promise<Map<string, Snapshot>> {
    const records = new Map<string, Snapshot>();
    const isKnown = ({ resource, id }: Changed): boolean => this.#shown.has(`${resource.name}/${id}`);
    const readings: [ResourceSchema, Reading][] = [];
    for (const [resource, ids] of idsByResource(changed.filter((one) => !isKnown(one)))) {
      const ahead = this.#ahead.get(resource);
      const isSent = ids.every((id) => ahead?.ids.has(id));
      readings.push([resource, isSent ? ahead!.reading : this.#send(resource, ids)]);
    }
    for (const [resource, reading] of readings)
      for (const [id, record] of await reading) records.set(`${resource.name}/${id}`, record);
    // What was shown is taken over only of resources without discretion.
    for (const [key, values] of this.#shown) records.set(key, { values, discretion: null });
    return records;
  }

  #send(resource: ResourceSchema, ids: readonly string[]): Reading {
    return awaitedLater(readSnapshots(this.#client, this.#everythingOf(resource), ids));
  }

  #everythingOf(resource: ResourceSchema): Projection {
    return this.#client.origin.planner.plan(resource, EVERYTHING);
  }

  /** Whether the projection shows all fields of every row, as that of everything does. */
  #isTakenOver({ resource, groups }: Projection): boolean {
    return (
      !resource.policy.journal?.discretion &&
      groups.every(({ sight }) => sight === "all") &&
      countOfFields(groups) === countOfFields(this.#everythingOf(resource).groups)
    );
  }
}

function idsByResource(changed: readonly Changed[]): Map<ResourceSchema, string[]> {
  const byResource = new Map<ResourceSchema, string[]>();
  for (const { resource, id } of changed) {
    const ids = byResource.get(resource);
    if (ids) ids.push(id);
    else byResource.set(resource, [id]);
  }
  return byResource;
}

/** A reading whose failure is noticed where it is awaited, which may be never if the transaction ends before. */
function awaitedLater(reading: Reading): Reading {
  reading.catch(() => {});
  return reading;
}
