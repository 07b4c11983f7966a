import type { HttpRequest } from "./http-request.ts";
import { parseObject } from "./parse-body.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import type { QueryParameters } from "./parse-query.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The query parameters of a write. */
export const WRITE_PARAMETERS: ReadonlySet<string> = new Set(["tenant", "dry_run", "related", "include"]);

/** What the writing of one record is asked for. */
export interface AskedWrite {
  readonly body: Readonly<Record<string, unknown>>;
  /** What is to be shown with the record afterwards. */
  readonly includes: IncludeTree;
}

/** A request as it was received, and its query as it was read. */
export interface Received {
  readonly request: HttpRequest;
  readonly query: QueryParameters;
}

/** Reads the creation or change of a record. @throws 400, 415 or 422 for what cannot be read. */
export function parseWrite({ request, query }: Received): AskedWrite {
  refuseUnknown({ query }, WRITE_PARAMETERS);
  return { body: parseObject(request), includes: parseIncludes(query) };
}
