import type { Words } from "../errors/words.ts";
import type { EndpointResult } from "../work/endpoint-context.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { emptyResponse, json } from "./http-response.ts";
import { inLanguage, translatedJson } from "./translation.ts";

/** The response of an endpoint: its file, its `data` as JSON, or nothing. */
export function endpointResponse(
  { data, meta, file, headers = {}, isOnce = false }: EndpointResult,
  isDryRun: boolean,
  words: Words,
): HttpResponse {
  if (file) return { status: 200, headers, body: file };
  if (data === undefined) return emptyResponse(204, { ...headers });
  const bodyOf = (content: unknown): string =>
    translatedJson({ data: content, ...(meta ? { meta } : {}) }, words);
  if (!isOnce) return inLanguage(words, json(200, bodyOf(data), { ...headers }));
  const replay = bodyOf(Object.fromEntries(Object.keys(data as object).map((name) => [name, null])));
  const body = isDryRun ? replay : bodyOf(data);
  return { ...json(200, body, { ...headers, "Cache-Control": "no-store" }), replay };
}
