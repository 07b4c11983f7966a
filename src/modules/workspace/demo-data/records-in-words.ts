import type { KnownResource } from "../../../engine/work/index.ts";

/** How many records of a resource there are. */
export interface CountedRecords {
  readonly resource: Pick<KnownResource, "singular" | "plural">;
  readonly count: number;
}

/** "1 project and 3 time entries". */
export function recordsInWords(found: readonly CountedRecords[]): string {
  const parts = found.map(
    ({ resource, count }) => `${count} ${count === 1 ? resource.singular : resource.plural}`,
  );
  const last = parts.pop()!;
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}
