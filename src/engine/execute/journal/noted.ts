import type { Values } from "../../work/records.ts";
import { difference } from "./difference.ts";
import { entryOf } from "./entry.ts";
import type { Discretion } from "./record-snapshots.ts";
import type { Touched } from "./usage.ts";

/** A record that the transaction changed, with its event in the journal. */
export interface Noted extends Touched {
  event: string;
  params: Values | null;
  /** How discreetly it was to be reported before the change. */
  discretion: Discretion;
}

/** What identifies the record among those of all resources. */
export const keyOf = ({ resource, id }: Touched): string => `${resource.name}/${id}`;

/** The entry of a record, of which `after` is what it is at the end; null if nothing is to be reported of it. */
export function entryOfNoted(noted: Noted, after: Values | null): Values | null {
  const { resource, before, event } = noted;
  const changes = difference(before, after, resource);
  const record = after ?? before;
  if (record === null || (event === "updated" && Object.keys(changes).length === 0)) return null;
  return entryOf(noted, record, after === null ? "deleted" : event, changes);
}

/** Whether the entry of the record consists of its values and nothing else, for whoever reads it. */
export const isPlainCreation = ({ resource, before, event, params }: Noted): boolean =>
  event === "created" &&
  before === null &&
  params === null &&
  resource.key === "ulid" &&
  !resource.policy.journal?.discretion;
