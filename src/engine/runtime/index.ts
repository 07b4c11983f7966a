/**
 * The fourth door of the engine, for code that no request calls and that starts work itself: jobs, seeds, and readers
 * of the journal and of the whole schema.
 */

export { openActionsOf } from "../execute/actions/open-actions-of.ts";
export { givePositions, givePositionsWithin } from "../execute/journal/positions.ts";
export { checkList } from "../execute/reading/check-list.ts";
export { planGetterCall, readGetter } from "../execute/reading/read-getter.ts";
export { recordsWith, type SeenRecord } from "../execute/reading/records-with.ts";
export { searchEverywhere, searchedEverywhere } from "../execute/reading/search-everywhere.ts";
export { type InTransaction, runInParallel } from "../execute/transaction/parallel-transactions.ts";
export { workAsSystem } from "../execute/work/run-work.ts";
export { schemaOf } from "../execute/work/transaction-work.ts";
export { analyzeTables, BulkLoad, type NewRecord } from "../execute/writing/bulk-load.ts";
export { componentName, schemaRef } from "../openapi/names.ts";
export {
  concernsRecords,
  entriesFrom,
  type JournalPlace,
  latestGivenPosition,
  placeBehind,
} from "../query/journal-order.ts";
export { type EventType, eventName, eventNames, eventTypes } from "../schema/event-types.ts";
export { gateOfRecords } from "../schema/journal-gates.ts";
export { type ResourceSchema, resourceNamed, type Schema } from "../schema/schema.ts";
