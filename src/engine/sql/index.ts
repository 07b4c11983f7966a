/** The third door of the engine, for SQL of modules and for the rows that a caller sees or has a relation to. */

export { mayRead, relatedRows, rowsInSight, sightOf, tierOf } from "../plan/sight.ts";
export { isNotDeleted } from "../query/soft-deletion.ts";
export { conjunctsOf } from "./conjuncts.ts";
export { mentionedColumns } from "./mentioned-columns.ts";
export { figuresByKey, referredRow, rowByKey } from "./rows-by-key.ts";
export { sharedRow } from "./shared-rows.ts";
export {
  and,
  column,
  fromContext,
  ident,
  isOneOf,
  isOneOfKeys,
  join,
  or,
  raw,
  type Sql,
  saidInContext,
  sql,
} from "./sql.ts";
