import { api } from "./client.ts";
import { fetchWithProgress, type OnProgress } from "./fetch-with-progress.ts";
import type { ResourceTypes } from "./generated/resource-types.ts";

export type ResourceName = keyof ResourceTypes;
export type RecordOf<N extends ResourceName> = ResourceTypes[N]["record"];

/** Whether an action can be run on a record now, or the reason. */
export interface ActionState {
  readonly name: string;
  readonly open: boolean;
  readonly reason: string | null;
}

/** The fields of a resource's record in the API; for an unspecified resource, unknown values by name. */
export type Attributes<N extends ResourceName | "any"> = N extends ResourceName
  ? NonNullable<RecordOf<N>["attributes"]>
  : Readonly<Record<string, unknown>>;

/** A record of the resource; without a name, of any resource. */
export type ApiRecord<N extends ResourceName | "any" = "any"> = RecordWith<Attributes<N>>;

/** A record, by the type of its fields. */
export interface RecordWith<Fields> {
  readonly id: string;
  readonly type: string;
  readonly attributes: Fields;
  readonly relationships?: Readonly<Record<string, ApiRecord | readonly ApiRecord[] | null>>;
  readonly meta: {
    readonly authorizedToShow: boolean;
    readonly authorizedToUpdate: boolean;
    readonly authorizedToDelete: boolean;
    /** The names of the open actions, or all actions with the reasons, if the record was read alone. */
    readonly actions?: readonly (string | ActionState)[];
  };
}

/** A record with its entity tag. */
export interface ReadRecord<One = ApiRecord> {
  readonly record: One;
  readonly tag: string | null;
}

export interface RecordPage<One = ApiRecord> {
  readonly data: readonly One[];
  readonly meta: {
    readonly current_page: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly last_page: number;
    readonly per_page: number;
    readonly total: number;
  };
}

/** The filters and sort fields of a list, from `GET /{resource}/filters`. */
export interface FilterDescription {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly column?: string;
  readonly options?: readonly (string | number)[];
  readonly negatable: boolean;
  readonly nullable: boolean;
  readonly group: "matches" | "sortables" | "searchables" | "variants";
}

export type Query = Readonly<Record<string, string | number | undefined>>;
type Values = Readonly<Record<string, unknown>>;

interface Sent {
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly parseAs?: "blob";
  /** Called with the upload progress. */
  readonly onProgress?: OnProgress;
}

/** A request to a path that is known only at run time. Responses have the shapes that all resources share. */
async function send<T>(method: "get" | "post" | "patch" | "delete", path: string, sent: Sent): Promise<T> {
  return (await sendForResponse<T>(method, path, sent)).data;
}

async function sendForResponse<T>(
  method: "get" | "post" | "patch" | "delete",
  path: string,
  { query, body, headers, parseAs, onProgress }: Sent,
): Promise<{ data: T; response: Response }> {
  const request = api.request as (...args: unknown[]) => Promise<{ data: T; response: Response }>;
  const fetch = onProgress && fetchWithProgress(onProgress);
  return request(method, path, { params: { query }, body, headers, parseAs, fetch });
}

/** The resources of which a workspace has exactly one record. */
const SINGLETONS: ReadonlySet<ResourceName> = new Set(["workspace"]);

const pathOf = (resource: ResourceName, id: string): string =>
  SINGLETONS.has(resource) ? `/${resource}` : `/${resource}/${encodeURIComponent(id)}`;

export const listRecords = <N extends ResourceName>(
  resource: N,
  query: Query = {},
): Promise<RecordPage<ApiRecord<N>>> => send("get", `/${resource}`, { query });

export async function showRecord<N extends ResourceName>(
  resource: N,
  id: string,
  query: Query = {},
): Promise<ReadRecord<ApiRecord<N>>> {
  const path = pathOf(resource, id);
  const { data, response } = await sendForResponse<{ data: ApiRecord<N> }>("get", path, { query });
  return { record: data.data, tag: response.headers.get("ETag") };
}

export const createRecord = (
  resource: ResourceName,
  body: Values,
): Promise<{ data: ApiRecord; meta?: Values }> => send("post", `/${resource}`, { body });

const DRY_RUN = { dry_run: "true" } as const;

/** What creating the record would return, in a dry run. */
export const tryRecord = (
  resource: ResourceName,
  body: Values,
  query: Query = {},
): Promise<{ data: ApiRecord }> => send("post", `/${resource}`, { query: { ...query, ...DRY_RUN }, body });

/**
 * Changes the given fields; with a `tag`, only if the record has not changed since, else 412. Returns the record with its
 * new tag.
 */
export async function changeRecord(
  resource: ResourceName,
  id: string,
  body: Values,
  tag?: string | null,
): Promise<{ data: ApiRecord | null; tag: string | null }> {
  const { data, response } = await sendForResponse<{ data: ApiRecord | null }>(
    "patch",
    pathOf(resource, id),
    {
      body,
      headers: tag ? { "If-Match": tag } : undefined,
    },
  );
  return { data: data.data, tag: response.headers.get("ETag") };
}

/** What a change of several records says of each: its entity tag, and the fields that have changed. */
export interface RecordChange {
  readonly etag: string;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

interface ManyChanged {
  readonly data: readonly ApiRecord[];
  /** In the order of the records. */
  readonly meta: readonly RecordChange[];
}

const bulkChange =
  (query?: typeof DRY_RUN) =>
  (resource: ResourceName, items: readonly Values[], tags?: readonly string[]): Promise<ManyChanged> =>
    send("patch", `/${resource}/bulk`, {
      query,
      body: items,
      headers: tags ? { "If-Match": tags.join(", ") } : undefined,
    });

/** Changes several records, all or none; with `tags`, only if none has changed since, else 412. */
export const changeRecords = bulkChange();

/** What changing several records would return, in a dry run; with `tags`, only if nobody has changed them since. */
export const tryChanges = bulkChange(DRY_RUN);

export const deleteRecord = (resource: ResourceName, id: string): Promise<undefined> =>
  send("delete", `/${resource}/${encodeURIComponent(id)}`, {});

/** Deletes several records, all or none. */
export const deleteRecords = (
  resource: ResourceName,
  repositories: readonly string[],
  query: Query = {},
): Promise<undefined> => send("delete", `/${resource}/bulk`, { query, body: { repositories } });

/** Runs an action on one record; a `FormData` is sent as multipart with a file. */
export const runAction = (
  resource: ResourceName,
  id: string,
  action: string,
  body: Values | FormData = {},
): Promise<{ data: ApiRecord | null; message: string; meta?: Values }> =>
  send("post", `/${resource}/${encodeURIComponent(id)}/actions`, { query: { action }, body });

/** What an action would return, in a dry run: on one record, or without records if the id is null. */
export const tryAction = (
  resource: ResourceName,
  id: string | null,
  action: string,
  body: Values,
  query: Query = {},
): Promise<{ data: ApiRecord; meta?: Values }> =>
  send("post", `/${resource}${id === null ? "" : `/${encodeURIComponent(id)}`}/actions`, {
    query: { ...query, ...DRY_RUN, action },
    body,
  });

/** Runs an action with a file, and texts beside it, on one record and reports the upload progress. */
export function sendFile(
  resource: ResourceName,
  id: string,
  action: string,
  file: File,
  onProgress: OnProgress,
  texts: Readonly<Record<string, string>> = {},
): Promise<{ data: ApiRecord | null; message?: string }> {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.set(name, text);
  body.set("file", file);
  const path = `/${resource}/${encodeURIComponent(id)}/actions`;
  return send("post", path, { query: { action }, body, onProgress });
}

/** Creates a record together with a file and reports the upload progress. */
export function createWithFile(
  resource: ResourceName,
  values: Readonly<Record<string, string | null>>,
  file: File,
  onProgress?: OnProgress,
): Promise<{ data: ApiRecord }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== null) body.set(name, value);
  body.set("file", file);
  return send("post", `/${resource}`, { body, onProgress });
}

/** Calls a getter of one record. */
export const callRecordGetter = <T>(
  resource: ResourceName,
  id: string,
  getter: string,
  query: Query = {},
): Promise<{ data: T }> => send("get", `${pathOf(resource, id)}/getters/${getter}`, { query });

/**
 * Runs an action on several records, or one without records. `repositories: "all"` means all records that match the
 * filters of the query.
 */
export const runActionOnMany = <T = unknown>(
  resource: ResourceName,
  action: string,
  body: Values | FormData,
  filters: Query = {},
): Promise<{ data: T; message: string }> =>
  send("post", `/${resource}/actions`, { query: { ...filters, action }, body });

/** A file that was the response itself, with the name given by the server. */
export interface ReceivedFile {
  readonly file_name: string;
  readonly content: Blob;
}

async function receiveFile(
  resource: ResourceName,
  path: string,
  sent: Sent,
  method: "get" | "post" = "post",
): Promise<ReceivedFile> {
  const { data, response } = await sendForResponse<Blob>(method, path, { ...sent, parseAs: "blob" });
  const disposition = response.headers.get("Content-Disposition") ?? "";
  return { file_name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? `${resource}.bin`, content: data };
}

/** All records of a list as a file. */
export const exportList = (resource: ResourceName, query: Query): Promise<ReceivedFile> =>
  receiveFile(resource, `/${resource}/export`, { query }, "get");

/** Runs a file action on several records. */
export const runFileAction = (
  resource: ResourceName,
  action: string,
  body: Values,
  filters: Query = {},
): Promise<ReceivedFile> =>
  receiveFile(resource, `/${resource}/actions`, { query: { ...filters, action }, body });

/** Runs a file action on one record. */
export const runFileActionOn = (resource: ResourceName, id: string, action: string): Promise<ReceivedFile> =>
  receiveFile(resource, `/${resource}/${encodeURIComponent(id)}/actions`, { query: { action }, body: {} });

export const callGetter = <T>(
  resource: ResourceName,
  getter: string,
  query: Query = {},
): Promise<{ data: T }> => send("get", `/${resource}/getters/${getter}`, { query });

export async function describeFilters(resource: ResourceName): Promise<readonly FilterDescription[]> {
  const { data } = await send<{ data: FilterDescription[] }>("get", `/${resource}/filters`, {});
  return data;
}
