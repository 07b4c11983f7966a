/** The third door of the engine: how modules write SQL, and which rows a caller sees and stands to. */

export { mayRead, relatedRows, requireAny, rowsInSight, sightOf, visibleRows } from "../plan/sight.ts";
export { selectRecord, selectRecords } from "../query/select-records.ts";
export { isNotDeleted } from "../query/soft-deletion.ts";
export { and, column, fromContext, ident, isOneOf, join, or, raw, type Sql, sql } from "../query/sql.ts";
