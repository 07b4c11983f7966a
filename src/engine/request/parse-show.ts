import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import type { QueryParameters } from "./parse-query.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

const SHOW_PARAMETERS: ReadonlySet<string> = new Set(["related", "include", "tenant", "dry_run"]);

/** What showing one record is asked for. */
export interface AskedShow {
  readonly id: string;
  readonly includes: IncludeTree;
}

/** Reads the parameters of one record. @throws 422 for an unknown one, and for an include that is not well formed. */
export function parseShow(id: string, query: QueryParameters): AskedShow {
  refuseUnknown({ query }, SHOW_PARAMETERS);
  return { id, includes: parseIncludes(query) };
}
