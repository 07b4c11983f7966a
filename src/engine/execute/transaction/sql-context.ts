import { dayIn } from "../../declare/calendar.ts";
import type { SqlContext } from "../../sql/sql.ts";
import type { Actor } from "../../work/actor.ts";
import type { Reading } from "../../work/reading.ts";
import type { Relation } from "../../work/relation.ts";

/** The ids of the caller in statements, null where the given relations do not apply. */
export const namedBy = (
  { userId, employeeId }: Actor,
  relations: ReadonlySet<Relation>,
): Pick<SqlContext, "self" | "selfUser" | "team"> => ({
  self: relations.has("self") ? employeeId : null,
  selfUser: relations.has("self") ? userId : null,
  team: relations.has("team") ? employeeId : null,
});

/** The values of a request that statements refer to. */
export function sqlContext({
  workspace,
  actor,
  now,
  baseUrl,
  words,
}: Pick<Reading, "workspace" | "actor" | "now" | "baseUrl" | "words">): SqlContext {
  return {
    workspace: workspace.id,
    ...namedBy(actor, actor.relations),
    identity: actor.employeeId,
    apiKey: actor.apiKeyId,
    today: dayIn(workspace.timezone, now),
    now,
    baseUrl,
    permissions: [...actor.permissions],
    isJournal: false,
    say: (text) => words.say(text),
  };
}

/**
 * The same values where records are read for the journal: no caller and no language, so that an entry does not depend on
 * the writer.
 */
export const journalContext = (context: SqlContext): SqlContext => ({
  ...context,
  self: null,
  selfUser: null,
  identity: null,
  team: null,
  apiKey: null,
  permissions: [],
  isJournal: true,
  say: String,
});
