import type { RepeatableResponse } from "../execute/reading/remembered-responses.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { KeptJson } from "../work/kept-json.ts";
import { DependenceOnRequest } from "./dependence-on-request.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * What identifies a response: who asks, for what, and in which language. The rights of a credential are part of the
 * workspace's version.
 */
function keyOf({ workspace, actor, request, words }: RequestContext): string | null {
  const credential = actor.apiKeyId ?? actor.sessionId ?? null;
  if (credential === null || request.body !== null || request.multipart !== null) return null;
  return [workspace.id, credential, request.origin, words.language, request.path, request.query].join("\n");
}

/** The response as it can be given again; null if it cannot. */
const repeatable = (response: HttpResponse): RepeatableResponse | null =>
  response.status === 200 &&
  typeof response.body === "string" &&
  response.headers["Cache-Control"] === undefined
    ? { ...response, body: new KeptJson(response.body) }
    : null;

/**
 * The response of a reading: the remembered one if nothing that it depends on has changed since, or that of the same
 * reading for somebody who asked a moment before, else that of `read`. The version of the workspace was read after the
 * request came in and before this; so a remembered response contains everything that was committed before the request.
 */
export async function remembered(
  context: RequestContext,
  read: (context: RequestContext) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { responses, version, now } = context;
  const key = responses.isOn && version !== null ? keyOf(context) : null;
  if (key === null || version === null) return read(context);
  const known = responses.find(key, version, now) ?? (await responses.findWhenRead(key, version, now));
  if (known) {
    context.stage("remembered");
    return known;
  }
  return responses.read(key, version, async () => {
    const dependence = new DependenceOnRequest();
    const response = await read(dependence.of(context));
    const kept = dependence.isRepeatable ? repeatable(response) : null;
    if (kept) responses.keep(key, { response: kept, version, days: dependence.days });
    return kept ?? response;
  });
}
