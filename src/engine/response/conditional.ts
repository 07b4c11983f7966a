import type { HttpRequest } from "../request/http-request.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { bodyTag, namesTag } from "./etag.ts";
import { emptyResponse } from "./http-response.ts";

/** Adds an entity tag to a response that is read again and again: a hash of its body, unless it has a tag already. */
export function tagged(response: HttpResponse): HttpResponse {
  const { status, headers, body } = response;
  if (status !== 200 || typeof body !== "string" || headers.ETag) return response;
  return { ...response, headers: { ...headers, ETag: bodyTag(body) } };
}

/** The response, or 304 without a body if the caller's copy (`If-None-Match`) is the same. */
export function unlessCurrent(
  { headers }: Pick<HttpRequest, "headers">,
  response: HttpResponse,
): HttpResponse {
  const tag = response.headers.ETag;
  if (tag === undefined || !namesTag(headers["if-none-match"], tag)) return response;
  const { Vary } = response.headers;
  return emptyResponse(304, { ETag: tag, ...(Vary === undefined ? {} : { Vary }) });
}
