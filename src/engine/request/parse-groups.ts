import { invalidField } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";
import type { QueryParameters } from "./parse-query.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The groups in the description of a list, in order. */
export const GROUPS = ["matches", "sortables", "searchables", "variants"] as const;
export type Group = (typeof GROUPS)[number];

/** Parses which groups are requested: all, unless `only` names some. @throws 422 for another name */
export function parseGroups(query: QueryParameters): readonly Group[] {
  refuseUnknown({ query }, new Set(["only", "tenant"]));
  const text = query.get("only");
  if (text === undefined) return GROUPS;
  const requested = text.split(",").map((name) => name.trim());
  if (requested.some((name) => !(GROUPS as readonly string[]).includes(name)))
    throw invalidField("only", message`The only parameter takes: ${GROUPS.join(", ")}.`, GROUPS);
  return GROUPS.filter((group) => requested.includes(group));
}
