/**
 * The fourth door of the engine: what is called by no operation of a resource and starts work by itself. Endpoints, jobs,
 * seeds, and readings of the journal and of the whole schema.
 */

export { analyzeTables, BulkLoad, type NewRecord } from "../execute/bulk-load.ts";
export { isTaken } from "../execute/check-references.ts";
export { givePositions } from "../execute/journal-positions.ts";
export { type InTransaction, runInParallel } from "../execute/parallel-transactions.ts";
export { doWork } from "../execute/run-work.ts";
export { run } from "../execute/statements.ts";
export { unconfined } from "../execute/unconfined.ts";
export { sqlContext } from "../execute/work.ts";
export { filterSchema } from "../openapi/filter-schemas.ts";
export { componentName, schemaRef } from "../openapi/names.ts";
export { createByRules, createRecord } from "../operations/create.ts";
export { type RequestContext, workOrigin } from "../operations/request-context.ts";
export { runWrite } from "../operations/run-write.ts";
export { gateOfField, gateOfRecords, gateOfTier, gatesOf, type JournalGate } from "../plan/journal-gates.ts";
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
export type { FieldSchema, ResourceSchema, Schema } from "../schema/schema.ts";
