import { finishedRecords } from "../execute/reading/finished-records.ts";
import type { ReadRecord } from "../execute/reading/shown-records.ts";
import type { ShownAs } from "../plan/show-plan.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { Reading } from "../work/reading.ts";
import type { Work } from "../work/work.ts";
import { entityTag } from "./etag.ts";
import { dataResponse, withMeta } from "./http-response.ts";

/** The entity tag of a record. */
export const tagOf = ({ plain: { resource } }: ShownAs, { plain, presented }: ReadRecord): string =>
  entityTag(resource, plain, presented);

/** The response with one record and its entity tag; `data` is null if the record is out of the caller's sight. */
export function recordResponse(
  status: number,
  shown: ShownAs,
  read: ReadRecord | null,
  reading: Reading,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  if (read === null) return dataResponse(status, "null", { ...headers });
  const data = finishedRecords(shown.presented, read.presented, reading);
  return dataResponse(status, data, { ...headers, ETag: tagOf(shown, read) });
}

/** The response with the record's meta members. */
export function withRecordMeta(
  response: HttpResponse,
  work: Pick<Work, "metaOf" | "isDryRun">,
  id: string,
): HttpResponse {
  const meta = work.metaOf(id);
  return meta ? withMeta(response, meta, work.isDryRun) : response;
}

/** The same for several records, in their order. */
export function withRecordsMeta(
  response: HttpResponse,
  work: Pick<Work, "metaOf" | "isDryRun">,
  ids: readonly string[],
): HttpResponse {
  const meta = ids.map((id) => work.metaOf(id)).filter((one) => one !== undefined);
  return meta.length > 0 ? withMeta(response, meta, work.isDryRun) : response;
}
