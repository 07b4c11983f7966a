/**
 * The second door of the engine, for business rules: the contexts of hooks, actions and getters, and the errors that
 * they throw. The engine calls rules within a transaction; they never open one.
 */

export { ApiError, conflict, forbidden, invalid, invalidField, notFound } from "../errors/api-error.ts";
export { ErrorList } from "../errors/error-list.ts";
export { counted, joined, Message, message, plural, said, type Text } from "../errors/message.ts";
export { fieldLabel, fieldMessage, MESSAGES, messageAt, unknownKey } from "../errors/messages.ts";
export { SaidDays } from "../errors/said-days.ts";
export type { Words } from "../errors/words.ts";
export { systemActor } from "./actor.ts";
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
export { together } from "./together.ts";
export type { NamedFile, ReadableContent, UploadedFile } from "./uploaded-file.ts";
export type { ReadOnlyWork, Refusal, Work } from "./work.ts";
