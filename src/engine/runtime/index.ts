/**
 * The fourth door of the engine, for code that is not called by an operation of a resource and starts work
 * itself: endpoints, jobs, seeds, and readers of the journal and of the whole schema.
 */

export { analyzeTables, BulkLoad, type NewRecord } from "../execute/bulk-load.ts";
export { givePositions, givePositionsWithin } from "../execute/journal-positions.ts";
export { type InTransaction, runInParallel } from "../execute/parallel-transactions.ts";
export { doWork, workAsSystem } from "../execute/run-work.ts";
export { sqlContext } from "../execute/sql-context.ts";
export { run } from "../execute/statements.ts";
export { schemaOf } from "../execute/transaction-work.ts";
export { filterSchema } from "../openapi/filter-schemas.ts";
export { componentName, schemaRef } from "../openapi/names.ts";
export { type RequestContext, workOrigin } from "../operations/request-context.ts";
export { runWrite } from "../operations/run-write.ts";
export {
  concernsRecords,
  entriesFrom,
  type JournalPlace,
  latestGivenPosition,
  placeBehind,
} from "../query/journal-order.ts";
export { readParameters } from "../request/action-parameters.ts";
export { parseObject } from "../request/parse-body.ts";
export { MAX_PER_PAGE, parsePage } from "../request/parse-page.ts";
export { refuseUnknown } from "../request/refuse-unknown.ts";
export {
  dataResponse,
  emptyResponse,
  type HttpResponse,
  json,
  valueResponse,
} from "../response/http-response.ts";
export { type EventType, eventName, eventNames, eventTypes } from "../schema/event-types.ts";
export { gateOfRecords } from "../schema/journal-gates.ts";
export { type ResourceSchema, resourceNamed, type Schema } from "../schema/schema.ts";
