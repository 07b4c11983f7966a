import { useSyncExternalStore } from "react";
import type { LiveChange } from "./live-connection.ts";

/** The latest change of a record by somebody else. */
export interface LatestChange {
  readonly by: string | null;
  readonly deleted: boolean;
  /** When this browser learnt of it, in milliseconds since 1970. */
  readonly at: number;
}

const KEPT = 500;
const changes = new Map<string, LatestChange>();
const listeners = new Set<() => void>();

const keyOf = (resource: string, id: string): string => `${resource}/${id}`;

/** Remembers a change, so that the screen of the record can say who changed it. */
export function noteChange({ resource, record_id, by, deleted, is_own }: LiveChange): void {
  const key = keyOf(resource, record_id);
  changes.delete(key);
  if (!is_own) changes.set(key, { by, deleted, at: Date.now() });
  if (changes.size > KEPT) changes.delete(changes.keys().next().value!);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest change of a record by somebody else, as far as this page knows. */
export const latestChangeOf = (resource: string, id: string): LatestChange | null =>
  changes.get(keyOf(resource, id)) ?? null;

/** The latest change of a record that somebody else made while this page was open; null: none is known. */
export const useLatestChange = (resource: string, id: string): LatestChange | null =>
  useSyncExternalStore(subscribe, () => latestChangeOf(resource, id));
