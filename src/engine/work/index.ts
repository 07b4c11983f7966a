/**
 * The second door of the engine, for rules: what hooks, actions and getters are given, and the errors by which
 * they refuse. The engine calls rules within a transaction; they never open one.
 */

export { ApiError, conflict, forbidden, invalidField, notFound } from "../errors/api-error.ts";
export { ErrorList } from "../errors/error-list.ts";
export { fieldLabel, fieldMessage, MESSAGES, unknownKey } from "../errors/messages.ts";
export type {
  ActionContext,
  Change,
  ComingWrite,
  FileActionContext,
  GetterContext,
  GivenParameters,
  Hooks,
  SettledChange,
  StandaloneContext,
  VariantContext,
  WrittenChange,
} from "./contexts.ts";
export type { EndpointContext, EndpointResult } from "./endpoint-context.ts";
export type { HttpResponse } from "./http-response.ts";
export type { KnownField, KnownResource } from "./known-resource.ts";
export type { Reading } from "./reading.ts";
export type {
  DraftRecord,
  FieldName,
  RecordChanges,
  ResourceName,
  StoredRecord,
  Values,
  WrittenRecord,
} from "./records.ts";
export type { ReadOnlyWork, Work } from "./work.ts";
