import { invalidField } from "../errors/api-error.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import type { QueryParameters } from "./parse-query.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

const SHOW_PARAMETERS: ReadonlySet<string> = new Set(["related", "include", "actions", "tenant", "dry_run"]);

/** The parsed request of one record. */
export interface RequestedShow {
  readonly id: string;
  readonly includes: IncludeTree;
  /** Whether all actions are requested, including those that are not open, with the reason. */
  readonly allActions: boolean;
}

/** Parses the parameters of one record. @throws 422 for an unknown one, and for a malformed include */
export function parseShow(id: string, query: QueryParameters): RequestedShow {
  refuseUnknown({ query }, SHOW_PARAMETERS);
  return { id, includes: parseIncludes(query), allActions: asksAllActions(query) };
}

/** @throws 422 for any value other than `all` */
function asksAllActions(query: QueryParameters): boolean {
  const requested = query.get("actions") ?? "";
  if (requested !== "" && requested !== "all")
    throw invalidField("actions", fieldMessage(MESSAGES.selected, "actions"), ["all"]);
  return requested === "all";
}
