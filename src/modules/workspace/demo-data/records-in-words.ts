import type { KnownResource } from "../../../engine/work/index.ts";
import { counted, joined, type Message, message } from "../../../engine/work/index.ts";

/** How many records of a resource there are. */
export interface CountedRecords {
  readonly resource: Pick<KnownResource, "singular" | "plural">;
  readonly count: number;
}

/** "1 project and 3 time entries". */
export function recordsInWords(found: readonly CountedRecords[]): Message {
  const parts = found.map(({ resource, count }) => counted(count, resource.singular, resource.plural));
  const last = parts.pop()!;
  return parts.length === 0 ? last : message`${joined(parts)} and ${last}`;
}
