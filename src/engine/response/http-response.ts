import type { HttpResponse } from "../work/http-response.ts";
import type { MetaMembers, ResponseMeta } from "../work/response-meta.ts";

export const json = (status: number, body: string, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers,
  body,
});

/** A response whose `data` is JSON text. */
export const dataResponse = (
  status: number,
  data: string,
  headers: Record<string, string> = {},
): HttpResponse => json(status, `{"data":${data}}`, headers);

/** A response with a value as `data`. */
export const valueResponse = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): HttpResponse => json(status, JSON.stringify(value), headers);

/** The members in the response to a repeated request: null if they are returned only once. */
const repeated = ({ members, isOnce }: ResponseMeta): MetaMembers =>
  isOnce ? Object.fromEntries(Object.keys(members).map((name) => [name, null])) : members;

/**
 * Adds `meta` to `data`, for one record or, in order, for several. A repeated request and a dry run get null for
 * members that are returned only once.
 */
export function withMeta(
  response: HttpResponse,
  meta: ResponseMeta | readonly ResponseMeta[],
  isDryRun: boolean,
): HttpResponse {
  const body = response.body as string;
  const all = [meta].flat();
  const bodyWith = (metas: readonly MetaMembers[]): string =>
    `${body.slice(0, -1)},"meta":${JSON.stringify(Array.isArray(meta) ? metas : metas[0])}}`;
  const full = bodyWith(all.map(({ members }) => members));
  if (!all.some(({ isOnce }) => isOnce)) return { ...response, body: full };
  const replay = bodyWith(all.map(repeated));
  const headers = { ...response.headers, "Cache-Control": "no-store" };
  return { ...response, headers, body: isDryRun ? replay : full, replay };
}

export const emptyResponse = (status: number, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers,
  body: null,
});
