import type { JsonSchema } from "../declare/field.ts";
import { type HeaderName, responseHeaders } from "./headers.ts";
import { object } from "./json-schema.ts";
import { responseRef, schemaRef } from "./names.ts";
import type { Reference, Response } from "./openapi-document.ts";

const message = { type: "string", description: "What went wrong, for people." };

const messagesByPath = (description: string): JsonSchema => ({
  type: "object",
  description,
  additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
});

/** The bodies of failures. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  Error: object({ message }),
  ForbiddenError: object(
    {
      message,
      required_permission: { type: "string", description: "The permission that is missing." },
      field: { type: "string", description: "The field or parameter that asks for it." },
    },
    ["message"],
  ),
  NotFoundError: object(
    {
      message,
      available: {
        type: "array",
        items: { type: "string" },
        description: "The names that exist, of actions and getters.",
      },
      errors: messagesByPath(
        "Of several ids that a request names, those that it is about: `repositories.2`, `0.id`.",
      ),
    },
    ["message"],
  ),
  ValidationError: object(
    {
      message: { type: "string", description: "The first field's message, with the number of the others." },
      errors: messagesByPath(
        "Messages by field or parameter: `email`, `criteria.0.title`, `repositories.1`.",
      ),
      allowed: {
        type: "object",
        description:
          "Of each field or parameter whose value is none of a closed set, the values of that set, at most 100.",
        additionalProperties: { type: "array", items: { type: ["string", "number"] }, maxItems: 100 },
      },
    },
    ["message", "errors"],
  ),
  ServerError: object({
    message,
    request_id: { type: "string", description: "To be given to the operator." },
  }),
};

const failure = (description: string, schema = "Error", ...headers: HeaderName[]): Response => ({
  description,
  headers: responseHeaders(...headers),
  content: { "application/json": { schema: schemaRef(schema) } },
});

/** The answers to failures, one for each status. */
export const errorResponses: Readonly<Record<string, Response>> = {
  BadRequest: failure("The JSON or the URL is malformed."),
  Unauthenticated: failure("No good credential.", "Error", "WWW-Authenticate"),
  Forbidden: failure("The caller may not do this.", "ForbiddenError"),
  NotFound: failure("Nothing is there, or nothing that the caller may see.", "NotFoundError"),
  MethodNotAllowed: failure("The path has no such method.", "Error", "Allow"),
  Conflict: failure("Another state, or a record that is still in use, stands against it."),
  PreconditionFailed: failure("The record has changed since it was read."),
  PayloadTooLarge: failure("The body is too large."),
  UnsupportedMediaType: failure("The body is of another type than the operation takes."),
  Invalid: failure("Fields or parameters are wrong; every one is named.", "ValidationError"),
  TooManyRequests: failure("Over a limit.", "Error", "Retry-After"),
  ServerError: failure("A fault of the server.", "ServerError"),
  Unavailable: failure("The database is away, or the server is closing.", "Error", "Retry-After"),
  Failed: failure("Any other failure."),
};

const BY_STATUS: Readonly<Record<string, string>> = {
  400: "BadRequest",
  401: "Unauthenticated",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
  422: "Invalid",
  429: "TooManyRequests",
  500: "ServerError",
  503: "Unavailable",
  "4XX": "Failed",
};

const refer = (statuses: readonly (number | string)[]): Record<string, Reference> =>
  Object.fromEntries(statuses.map((status) => [String(status), responseRef(BY_STATUS[status]!)]));

/** How an operation that only reads can fail. */
export const readFailures = refer([400, 401, 403, 404, 422, 429, 500, 503]);
/** How an operation that writes can fail. */
export const writeFailures = refer([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
/** How a route of its own can fail: in its own ways too. */
export const endpointFailures = { ...writeFailures, ...refer(["4XX"]) };
