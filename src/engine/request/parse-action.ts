import type { Action } from "../declare/action.ts";
import type { FileAction } from "../declare/file-action.ts";
import type { SortTerm } from "../declare/sort.ts";
import type { StandaloneAction } from "../declare/standalone-action.ts";
import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message, said } from "../errors/message.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Values } from "../work/records.ts";
import type { UploadedFile } from "../work/uploaded-file.ts";
import type { Workspace } from "../work/workspace.ts";
import { readParameters } from "./action-parameters.ts";
import { type Call, calendarOf } from "./call.ts";
import type { HttpRequest } from "./http-request.ts";
import { parseForm, parseObject, parseRepositories } from "./parse-body.ts";
import { type IncludeTree, parseIncludes, wholeRelated } from "./parse-include.ts";
import { requestedSort } from "./parse-list.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** Whether an action runs on the record named by the path, or on those that the body names. */
export type Level = "record" | "collection";

const ACTION_PARAMETERS: ReadonlySet<string> = new Set([
  ...["action", "tenant", "dry_run", "related", "include"],
]);

/** The query parameters of an action that needs no credential. It returns no record, so it has no includes. */
const WITHOUT_CREDENTIAL: ReadonlySet<string> = new Set(["action", "tenant", "dry_run"]);

/** The query parameters of an action that returns a file. It returns no record, so it has no includes. */
const FILE_PARAMETERS: ReadonlySet<string> = new Set(["action", "tenant", "dry_run", "sort"]);

/** The parameters of an action, and their errors. */
export interface RequestedParameters {
  readonly params: Values;
  /** The parameters that the request contains. */
  readonly sent: ReadonlySet<string>;
  readonly problems: ErrorList;
}

/** The parsed request of an action. */
export interface RequestedAction extends RequestedParameters {
  /** The ids of the records as they were sent, or the selection of "all". */
  readonly records: readonly string[] | RequestedSelection;
  readonly file: UploadedFile | null;
  readonly includes: IncludeTree;
}

/** The parsed request of an action that returns a file. */
export interface RequestedFile extends RequestedParameters {
  readonly records: readonly string[] | RequestedSelection;
  /** Null: the file chooses the order. */
  readonly sort: readonly SortTerm[] | null;
}

/** The actions of a level, by name. */
export const actionsAt = (resource: ResourceSchema, level: Level): [string, Action][] =>
  Object.entries(resource.actions).filter(([, action]) => action.levels.includes(level));

/** The name of the requested action; empty if the request names none. */
export const requestedAction = (query: QueryParameters): string => query.get("action") ?? "";

/** Finds the requested action. @throws 404 with the names of all actions */
export function findAction(
  resource: ResourceSchema,
  level: Level,
  query: QueryParameters,
): [name: string, action: Action] {
  const name = requestedAction(query);
  const available = actionsAt(resource, level);
  const found = available.find(([candidate]) => candidate === name);
  if (found) return found;
  const files = Object.entries(resource.fileActions).filter(([, { levels }]) => levels.includes(level));
  const names = new Set([
    ...available.map(([candidate]) => candidate),
    ...files.map(([candidate]) => candidate),
    ...(level === "collection" ? Object.keys(resource.standaloneActions) : []),
  ]);
  const what = name
    ? message`${name.slice(0, 100)} is not an available action.`
    : said("The action parameter is missing.");
  throw notFound(message`${what} Available: ${[...names].join(", ") || said("none")}.`, {
    available: [...names],
  });
}

/** Parses the request of an action; `id` is that of the path. @throws 400, 415 or 422 for invalid input */
export function parseAction(
  resource: ResourceSchema,
  action: Action,
  id: string | null,
  call: Call,
): RequestedAction {
  const { request, query, workspace } = call;
  if (id !== null) refuseUnknown({ query }, ACTION_PARAMETERS);
  const body = parseObject(request);
  const records = id === null ? parseRecords(resource, call, body, ACTION_PARAMETERS) : [id];
  const parameters = parseParameters(action, body, workspace);
  const file = request.multipart?.file ?? null;
  if (action.takesFile) checkFile(action, file, parameters.problems);
  const requested = parseIncludes(query);
  const includes = requested.size > 0 ? requested : wholeRelated(action.related);
  return { ...parameters, records, file, includes };
}

function checkFile({ maxFileBytes }: Action, file: UploadedFile | null, problems: ErrorList): void {
  if (!file) problems.add("file", "The file field is required.");
  else if (maxFileBytes !== null && file.size > maxFileBytes)
    problems.add("file", message`The file field must not be greater than ${maxFileBytes / 1024} kilobytes.`);
}

/** The parsed request of an action without a record. */
export interface RequestedStandalone extends RequestedParameters {
  readonly file: UploadedFile | null;
  readonly includes: IncludeTree;
}

/** Parses the request of an action without a record. @throws 400, 415 or 422 for invalid input */
export function parseStandalone(
  action: StandaloneAction,
  { request, query, workspace }: Call,
): RequestedStandalone {
  const problems = new ErrorList();
  const body = action.takesFile ? parseForm(request, action.parameters) : parseObject(request);
  const { values, sent } = readParameters(action.parameters, body, [], workspace, problems);
  const file = action.takesFile ? (request.multipart?.file ?? null) : null;
  if (action.takesFile && !file) problems.add("file", "The file field is required.");
  return { params: values, sent, file, problems, includes: parseIncludes(query) };
}

/** @throws 422 for a query parameter that an action without a record does not have */
export function refuseUnknownOf({ needsCredential }: StandaloneAction, query: QueryParameters): void {
  refuseUnknown({ query }, needsCredential ? ACTION_PARAMETERS : WITHOUT_CREDENTIAL);
}

/** Whether a body names records, which distinguishes two actions with the same name. */
export const namesRecords = (request: HttpRequest): boolean =>
  Object.hasOwn(parseObject(request), "repositories");

/** Parses the request of an action that returns a file; `id` is that of the path. @throws 400, 415 or 422 for invalid input */
export function parseFile(
  resource: ResourceSchema,
  action: FileAction,
  id: string | null,
  call: Call,
): RequestedFile {
  const { request, query, workspace } = call;
  const body = parseObject(request);
  if (id !== null) refuseUnknown({ query }, FILE_PARAMETERS);
  const records = id === null ? parseRecords(resource, call, body, FILE_PARAMETERS) : [id];
  const parameters = parseParameters(action, body, workspace);
  return { ...parameters, records, sort: requestedSort(query) };
}

function parseParameters(
  { parameters }: Action | FileAction,
  body: Readonly<Record<string, unknown>>,
  workspace: Workspace,
): RequestedParameters {
  const problems = new ErrorList();
  const { values, sent } = readParameters(parameters, body, ["repositories"], workspace, problems);
  return { params: values, sent, problems };
}

/** The records named by a body; "all" means those that match the filters and the search of the request. */
function parseRecords(
  resource: ResourceSchema,
  call: Call,
  body: Record<string, unknown>,
  parameters: ReadonlySet<string>,
): readonly string[] | RequestedSelection {
  const { query } = call;
  const ids = parseRepositories(body, true);
  if (ids === "all")
    return parseSelection(resource, query, new Set([...parameters, "search"]), calendarOf(call));
  refuseUnknown({ query }, parameters);
  return ids;
}
