import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import { ApiError } from "./engine/errors/api-error.ts";
import type { Words } from "./engine/errors/words.ts";
import { dispatch, isOpenAction } from "./engine/operations/dispatch.ts";
import { handleEndpoint } from "./engine/operations/endpoint.ts";
import { type EngineParts, requestContext } from "./engine/operations/request-context.ts";
import type { HttpRequest } from "./engine/request/http-request.ts";
import { resolveRequest } from "./engine/request/resolve-request.ts";
import { errorResponse } from "./engine/response/error-response.ts";
import { VARIES_BY_LANGUAGE } from "./engine/response/translation.ts";
import type { Schema } from "./engine/schema/schema.ts";
import type { Actor } from "./engine/work/actor.ts";
import type { HttpResponse } from "./engine/work/http-response.ts";
import type { Workspace } from "./engine/work/workspace.ts";
import type { Admission } from "./platform/auth/admission.ts";
import { bringsCredential } from "./platform/auth/credentials.ts";
import type { KeyUsage } from "./platform/auth/key-usage.ts";

export interface AppParts extends EngineParts {
  readonly log: Logger;
  readonly admission: Admission;
  readonly usage: Pick<KeyUsage, "count">;
  /** The words of a request in the language that its `Accept-Language` prefers. */
  readonly wordsFor: (preferred: string | undefined) => Words;
  /** Handles the only route that needs no workspace: the API description. */
  readonly describe: (schema: Schema, request: HttpRequest) => HttpResponse;
}

/** Runs the stages of a request and times each. This is the only place that catches errors. */
export class App {
  readonly #parts: AppParts;

  constructor(parts: AppParts) {
    this.#parts = parts;
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    const { clock, usage } = this.#parts;
    const started = performance.now();
    const timings: string[] = [];
    let last = started;
    const stage = (name: string): void => {
      const now = performance.now();
      timings.push(`${name};dur=${(now - last).toFixed(2)}`);
      last = now;
    };
    const seen: { workspace?: Workspace; actor?: Actor; headers: Record<string, string> } = { headers: {} };
    const words = this.#parts.wordsFor(request.headers["accept-language"]);
    let response: HttpResponse;
    try {
      response = await this.#walk(request, words, seen, stage);
      stage("present");
    } catch (error) {
      response = errorResponse(this.#known(error, request), request.requestId, words);
    }
    if (seen.actor && seen.workspace) usage.count(seen.actor, seen.workspace, clock.now(), response.status);
    this.#log(request, response, seen, performance.now() - started);
    return {
      ...response,
      headers: {
        ...VARIES_BY_LANGUAGE,
        ...seen.headers,
        ...response.headers,
        "Server-Timing": timings.join(", "),
      },
    };
  }

  async #walk(
    request: HttpRequest,
    words: Words,
    seen: { workspace?: Workspace; actor?: Actor; headers: Record<string, string> },
    stage: (name: string) => void,
  ): Promise<HttpResponse> {
    const { schema, clock, admission } = this.#parts;
    const now = clock.now();
    const resolved = resolveRequest(schema, request);
    // A request without a credential is refused at once; with a valid credential the response contains the rate limits.
    if (resolved.refusal && !bringsCredential(request)) throw resolved.refusal;
    const { query, endpoint, found } = resolved;
    if (endpoint?.endpoint.run === "installation") return this.#parts.describe(schema, request);
    stage("route");
    const admitted = await admission.admit(request, query, now, {
      isOpen: endpoint
        ? endpoint.endpoint.credential === "none"
        : found !== null && isOpenAction({ query }, found),
      isBeforeSecondFactor: endpoint?.endpoint.isBeforeSecondFactor ?? false,
    });
    Object.assign(seen, { workspace: admitted.workspace, actor: admitted.actor, headers: admitted.headers });
    if (admitted.refusal ?? resolved.refusal) throw admitted.refusal ?? resolved.refusal;
    stage("admit");
    const context = requestContext(this.#parts, {
      request,
      words,
      query,
      workspace: admitted.workspace,
      actor: admitted.actor,
      version: admitted.version,
      now,
      baseUrl: `${request.origin}/api`,
      stage,
      countRefusal: admitted.countRefusal,
      admitAgain: (at) => admission.admitAgain(request, query, at),
    });
    return endpoint ? handleEndpoint(context, endpoint) : dispatch(context, found!);
  }

  /** An unavailable database is not a bug of the program. */
  #known(error: unknown, request: HttpRequest): unknown {
    if (error instanceof ApiError) return error;
    if (isDatabaseAway(error)) {
      this.#parts.log.warn({ err: error, request_id: request.requestId }, "database is away");
      return new ApiError("unavailable", "The service is temporarily unavailable.", {
        headers: { "Retry-After": "5" },
      });
    }
    this.#parts.log.error({ err: error, request_id: request.requestId }, "request failed");
    return error;
  }

  #log(
    request: HttpRequest,
    response: HttpResponse,
    seen: { workspace?: Workspace; actor?: Actor },
    ms: number,
  ): void {
    this.#parts.log.info(
      {
        request_id: request.requestId,
        method: request.method,
        path: request.path,
        status: response.status,
        ms: Math.round(ms * 10) / 10,
        workspace: seen.workspace?.subdomain,
        user: seen.actor?.userId ?? undefined,
        // The log removes what is called "key".
        key_id: seen.actor?.apiKeyId ?? undefined,
        ip: request.ip,
      },
      "request",
    );
  }
}

const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "57P01", "57P02", "57P03", "53300"]);

function isDatabaseAway(error: unknown): boolean {
  const { code, message = "" } = error as { code?: string; message?: string };
  return (
    (code !== undefined && AWAY.has(code)) ||
    /connection (timeout|terminated)|timeout exceeded when trying to connect/i.test(message)
  );
}
