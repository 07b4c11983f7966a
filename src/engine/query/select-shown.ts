import type { OpenActionsPlan } from "../plan/open-actions-plan.ts";
import type { ShowPlan } from "../plan/show-plan.ts";
import { type Sql, sql } from "../sql/sql.ts";
import { columnsBeside } from "./seen-rows.ts";
import { recordStatement } from "./select-records.ts";
import { keyOf, storedColumns } from "./stored-rows.ts";

const statements = new WeakMap<OpenActionsPlan, Sql>();

/**
 * One record in the actor's sight, as JSON text in the columns of `SHOWN`, with what determines its open actions: the
 * flags and facts of the plan, and the stored values that it reads. No row if it is out of sight.
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
  return sql`${columnsBeside(actions, "record")}, ${storedColumns(resource, "record", actions.reads)}`;
}
