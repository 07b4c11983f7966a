/**
 * The fourth door of the engine: what is called by no operation of a resource and starts work by itself. Endpoints, jobs,
 * seeds, and readings of the journal and of the whole schema.
 */

export { refuseUnknown } from "../execute/answer-reads.ts";
export { answerWrite } from "../execute/answer-write.ts";
export { BulkLoad, lookAtTables, type NewRecord } from "../execute/bulk-load.ts";
export { isTaken } from "../execute/check-references.ts";
export { givePositions } from "../execute/journal-positions.ts";
export { readParameters } from "../execute/read-values.ts";
export { doWork, type RequestContext, workOrigin } from "../execute/request-context.ts";
export { type InTransaction, sideBySide } from "../execute/side-by-side.ts";
export { run } from "../execute/statements.ts";
export { unconfined } from "../execute/unconfined.ts";
export { sqlContext } from "../execute/work.ts";
export { createByRules, createRecord } from "../execute/write-record.ts";
export { filterSchema } from "../openapi/filter-schemas.ts";
export { componentName, schemaRef } from "../openapi/names.ts";
export { gateOfField, gateOfRecords, gateOfTier, gatesOf, type JournalGate } from "../plan/journal-gates.ts";
export {
  entriesFrom,
  isToldOfRecords,
  type JournalPlace,
  latestGivenPosition,
  placeBehind,
} from "../query/journal-order.ts";
export { parseObject } from "../request/parse-body.ts";
export { MAX_PER_PAGE, parsePage } from "../request/parse-page.ts";
export { type Answer, dataAnswer, emptyAnswer, json, valueAnswer } from "../response/answer.ts";
export { type EventType, eventName, eventNames, eventTypes } from "../schema/event-types.ts";
export type { FieldSchema, ResourceSchema, Schema } from "../schema/schema.ts";
