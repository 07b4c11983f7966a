import type { OpenActionsPlan } from "../plan/open-actions-plan.ts";
import type { ShowPlan } from "../plan/show-plan.ts";
import { flagColumns } from "./seen-rows.ts";
import { recordStatement } from "./select-records.ts";
import { type Sql, sql } from "./sql.ts";
import { keyOf, storedColumns } from "./stored-rows.ts";

const statements = new WeakMap<OpenActionsPlan, Sql>();

/**
 * One record in the actor's sight, as JSON text under the names of `SHOWN`, with what decides which actions are open on
 * it: the flags of their plan, and the stored values where it needs them. No row when it is out of sight.
 */
export function selectShown({ presented, plain, id, actions }: ShowPlan): Sql {
  const key = keyOf(plain.resource, id);
  if (plain !== presented) return recordStatement(presented, key, plain, columnsFor(plain.resource, actions));
  let statement = statements.get(actions);
  if (!statement) {
    statement = recordStatement(plain, key, undefined, columnsFor(plain.resource, actions)).cachingText();
    statements.set(actions, statement);
  }
  return statement.endingWith(key);
}

function columnsFor(resource: ShowPlan["plain"]["resource"], actions: OpenActionsPlan): Sql {
  const flags = flagColumns(actions, "record");
  return actions.needsValues ? sql`${flags}, ${storedColumns(resource, "record")}` : flags;
}
