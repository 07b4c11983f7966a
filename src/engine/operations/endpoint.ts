import type { Endpoint } from "../declare/endpoint.ts";
import { forbidden, notFound } from "../errors/api-error.ts";
import { doWork } from "../execute/work/run-work.ts";
import { requireAny } from "../plan/sight.ts";
import type { MatchedEndpoint } from "../request/match-endpoint.ts";
import { parseContent } from "../request/parse-body.ts";
import { parseEndpoint, type RequestedEndpoint } from "../request/parse-endpoint.ts";
import { endpointResponse } from "../response/endpoint-response.ts";
import { holds } from "../work/actor.ts";
import type { EndpointContext } from "../work/endpoint-context.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";
import { handleRowList } from "./row-list.ts";
import { runWrite } from "./run-write.ts";

/**
 * Handles a route that belongs to no resource.
 * @throws 403 if it is only for signed-in people and a key is used, or if the caller lacks its permission
 */
export async function handleEndpoint(
  context: RequestContext,
  { endpoint, path }: MatchedEndpoint,
): Promise<HttpResponse> {
  const { run } = endpoint;
  if (endpoint.credential === "session" && !context.actor.sessionId) throw forbidden();
  requireAny(endpoint.permissions ?? [], context.actor);
  // The program handles such a route before admission, so this is not reached.
  if (run === "installation") throw notFound();
  if ("kind" in run) return handleRowList(context, run);
  const requested = parseEndpoint(endpoint, context);
  const content = endpoint.contentType
    ? await parseContent(context.request, endpoint.contentType)
    : Buffer.alloc(0);
  const result = await run(contextOf(context, endpoint, path, { ...requested, content }));
  return "status" in result ? result : endpointResponse(result, false, context.words);
}

/** Creates the context of an endpoint. */
function contextOf(
  context: RequestContext,
  { permissions = [] }: Endpoint,
  path: EndpointContext["path"],
  requested: RequestedEndpoint & Pick<EndpointContext, "content">,
): EndpointContext {
  const { workspace, actor, now, baseUrl, services, words, countRefusal } = context;
  return {
    ...{ workspace, actor, now, baseUrl, services, words, countRefusal, path },
    ...requested,
    ip: context.request.ip,
    isHead: context.request.method === "HEAD",
    isSecure: context.request.origin.startsWith("https:"),
    read: (body) => doWork(context.pool, workOrigin(context), body),
    readAgain: async (body) => {
      const now = context.clock.now();
      const caller = await context.admitAgain(now);
      if (!caller || (permissions.length > 0 && !holds(caller.actor, ...permissions))) return null;
      return { result: await doWork(context.pool, workOrigin({ ...context, ...caller, now }), body) };
    },
    write: (body, as = actor) =>
      runWrite({ ...context, actor: as }, async (work) =>
        endpointResponse(await body(work), work.isDryRun, context.words),
      ),
  };
}
