import { createHash } from "node:crypto";
import type { Endpoint } from "../../engine/declare/endpoint.ts";
import { describeApi } from "../../engine/openapi/describe-api.ts";
import type { HttpRequest } from "../../engine/request/http-request.ts";
import { namesTag } from "../../engine/response/etag.ts";
import { emptyResponse, json } from "../../engine/response/http-response.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import type { HttpResponse } from "../../engine/work/http-response.ts";

/** A description as text, split at the server URL, which is the only part that depends on the host. */
interface Prepared {
  readonly before: string;
  readonly after: string;
  readonly tag: string;
}

const PLACE = "https://address-of-the-server.invalid/api";
const cache = new WeakMap<Schema, Prepared>();

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** The document is built and serialized once for each schema, on first use. */
function prepare(schema: Schema): Prepared {
  let prepared = cache.get(schema);
  if (!prepared) {
    const text = JSON.stringify(describeApi(schema, { serverUrl: PLACE }));
    const [before, after, ...others] = text.split(JSON.stringify(PLACE));
    if (after === undefined || others.length > 0)
      throw new Error("The server's address must stand in one place.");
    prepared = { before: before!, after, tag: hashOf(text) };
    cache.set(schema, prepared);
  }
  return prepared;
}

/** The API description for the host of the request; 304 if the client has it already. */
export function openApiResponse(
  schema: Schema,
  request: Pick<HttpRequest, "origin" | "headers">,
): HttpResponse {
  const { before, after, tag } = prepare(schema);
  const address = JSON.stringify(`${request.origin}/api`);
  const headers = { ETag: `"${hashOf(tag + address)}"`, "Cache-Control": "no-cache" };
  if (namesTag(request.headers["if-none-match"], headers.ETag)) return emptyResponse(304, headers);
  return json(200, before + address + after, headers);
}

/** `GET /openapi.json`: the API description, for everybody. */
export const openApiEndpoint: Endpoint = {
  method: "GET",
  path: "/openapi.json",
  title: "This description",
  description: "The API as OpenAPI 3.1, made from the declarations that serve it.",
  credential: "none",
  response: {
    type: "object",
    required: ["openapi", "info", "paths"],
    properties: {
      openapi: { type: "string" },
      info: { type: "object", additionalProperties: true },
      paths: { type: "object", additionalProperties: true },
    },
    additionalProperties: true,
  },
  run: "installation",
};
