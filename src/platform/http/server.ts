import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { FormFiles } from "../../engine/declare/endpoint.ts";
import { ApiError } from "../../engine/errors/api-error.ts";
import type { Words } from "../../engine/errors/words.ts";
import type { HttpRequest } from "../../engine/request/http-request.ts";
import { errorResponse } from "../../engine/response/error-response.ts";
import type { HttpResponse } from "../../engine/work/http-response.ts";
import { KeptJson } from "../../engine/work/kept-json.ts";
import { contentDisposition } from "../signed-urls/content-disposition.ts";
import { compressedOnce, registerCompression } from "./compression.ts";
import { type ReadRequest, readRequest } from "./fastify-request.ts";
import { endIdleConnections } from "./idle-connections.ts";

export interface ServerOptions {
  readonly log: Logger;
  /** In bytes. */
  readonly jsonBodyLimit: number;
  /** In bytes. */
  readonly uploadLimit: number;
  readonly trustedProxies: readonly string[];
  readonly newRequestId: () => string;
  /** The files that the form of a request may have; null: one. */
  readonly filesOf: (request: Pick<HttpRequest, "method" | "path">) => FormFiles | null;
  /** Handles a request below `/api`. Never throws. */
  readonly handle: (request: HttpRequest) => Promise<HttpResponse>;
  /** The words of a request in the language that its `Accept-Language` prefers. */
  readonly wordsFor: (preferred: string | undefined) => Words;
  /** Called before the server waits for running requests to end. */
  readonly beforeClose: () => void;
  /** Headers of every response. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Called before there are routes: hooks that are added later do not apply to all of them. */
  readonly addHooks: (fastify: FastifyInstance) => void;
}

const NO_QUERY = {};

/** The policy of files that people have uploaded or exported. */
const RUNS_NOTHING = "default-src 'none'; sandbox";

/** The HTTP server: passes requests below `/api` to `app.ts` and writes the responses. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const fastify = Fastify({
    bodyLimit: options.jsonBodyLimit,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 5_000,
      // The query is parsed by the engine, and not by any other route.
      querystringParser: () => NO_QUERY,
    },
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    frameworkErrors: (_error, request, reply) => refuse(options, request, reply, malformedUrl()),
    clientErrorHandler: undefined,
  });
  fastify.addHook("preClose", async () => options.beforeClose());
  endIdleConnections(fastify);
  options.addHooks(fastify);
  fastify.removeAllContentTypeParsers();
  await registerCompression(fastify);
  // The body is not parsed here: whether it is valid JSON is checked after the credential.
  fastify.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  // A mail is as large as its attachments.
  fastify.addContentTypeParser(
    "message/rfc822",
    { parseAs: "buffer", bodyLimit: options.uploadLimit },
    (_request, body, done) => done(null, body),
  );
  fastify.setErrorHandler((error, request, reply) =>
    refuse(options, request, reply, readError(error, options.log)),
  );
  fastify.setNotFoundHandler((request, reply) =>
    refuse(options, request, reply, new ApiError("not-found", "Not Found.")),
  );
  const handler = (request: FastifyRequest, reply: FastifyReply) => respond(options, request, reply);
  fastify.route({ method: ["GET", "HEAD"], url: "/api/*", handler });
  // The parser of forms listens to each request of its routes, whatever the body, so readings are outside of it.
  await fastify.register(async (withBody) => {
    await withBody.register(multipart, { limits: { fileSize: options.uploadLimit } });
    withBody.route({ method: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], url: "/api/*", handler });
  });
  return fastify;
}

async function respond(
  options: ServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const requestId = options.newRequestId();
  reply.header("X-Request-Id", requestId).headers(options.commonHeaders);
  try {
    const read = await readRequest(request, requestId, options.trustedProxies, options.filesOf);
    send(reply, await handled(options, read), request.method === "HEAD");
  } catch (error) {
    send(reply, errorResponse(readError(error, options.log), requestId, wordsOf(options, request)), false);
  }
  return reply;
}

async function handled({ handle }: ServerOptions, { request, release }: ReadRequest): Promise<HttpResponse> {
  if (release === null) return handle(request);
  try {
    return await handle(request);
  } finally {
    await release();
  }
}

const malformedUrl = (): ApiError => new ApiError("malformed", "The URL is not correctly encoded.");

/** Converts an error of the server library into one of ours. */
function readError(error: unknown, log: Logger): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new ApiError("too-large", "The request body is too large.");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new ApiError("unsupported-media-type", "The Content-Type must be application/json.");
  }
  if (!(error instanceof ApiError) && statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError("malformed", "The request is not well formed.");
  }
  if (!(error instanceof ApiError)) log.error({ err: error }, "request could not be read");
  return error;
}

const wordsOf = ({ wordsFor }: ServerOptions, { headers }: Pick<FastifyRequest, "headers">): Words =>
  wordsFor(headers["accept-language"]);

function refuse(options: ServerOptions, request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const requestId = options.newRequestId();
  reply.header("X-Request-Id", requestId).headers(options.commonHeaders);
  send(reply, errorResponse(error, requestId, wordsOf(options, request)), false);
}

function send(reply: FastifyReply, response: HttpResponse, isHead: boolean): void {
  const { status, headers, body } = response;
  reply.status(status).headers(headers);
  if (body === null) return void reply.send();
  if (typeof body === "string" || body instanceof KeptJson) {
    if (!headers["Content-Type"]) reply.header("Content-Type", "application/json; charset=utf-8");
    if (isHead) return void reply.send("");
    if (typeof body === "string") return void reply.send(body);
    const compressed = compressedOnce(body, reply.request.headers["accept-encoding"]);
    if (!compressed) return void reply.send(body.bytes);
    const vary = [headers.Vary, "Accept-Encoding"].filter((name) => name !== undefined).join(", ");
    return void reply.headers({ "Content-Encoding": compressed.encoding, Vary: vary }).send(compressed.bytes);
  }
  reply.header("Content-Type", body.contentType);
  // Whatever the file contains, such as an SVG or HTML: a browser that displays it runs and loads nothing.
  if (body.fileName !== null) reply.header("Content-Security-Policy", RUNS_NOTHING);
  if (isHead && body.stream instanceof Readable && body.fileName === null) {
    // It may have no end.
    body.stream.destroy();
    return void reply.send("");
  }
  if (!headers["Content-Disposition"] && body.fileName !== null)
    reply.header("Content-Disposition", contentDisposition(body.fileName));
  return void reply.send(body.stream);
}
