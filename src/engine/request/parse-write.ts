import type { Call } from "./call.ts";
import { parseObject } from "./parse-body.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The query parameters of a write. */
export const WRITE_PARAMETERS: ReadonlySet<string> = new Set(["tenant", "dry_run", "related", "include"]);

/** The parsed request to write one record. */
export interface RequestedWrite {
  readonly body: Readonly<Record<string, unknown>>;
  /** The related records to return with the record. */
  readonly includes: IncludeTree;
}

/** Parses the creation or change of a record. @throws 400, 415 or 422 for invalid input */
export function parseWrite({ request, query }: Call): RequestedWrite {
  refuseUnknown({ query }, WRITE_PARAMETERS);
  return { body: parseObject(request), includes: parseIncludes(query) };
}
