import type { JsonSchema } from "../declare/field-type.ts";
import { type HeaderName, responseHeaders } from "./headers.ts";
import { object } from "./json-schema.ts";
import { responseRef, schemaRef } from "./names.ts";
import type { Reference, Response } from "./openapi-document.ts";

const message = { type: "string", description: "A description of the problem for people." };

const messagesByPath = (description: string): JsonSchema => ({
  type: "object",
  description,
  additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
});

/** The schemas of error bodies. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  Error: object({ message }),
  ForbiddenError: object(
    {
      message,
      required_permission: { type: "string", description: "The permission that is missing." },
      field: { type: "string", description: "The field or parameter that requires it." },
    },
    ["message"],
  ),
  NotFoundError: object(
    {
      message,
      available: {
        type: "array",
        items: { type: "string" },
        description: "The names of the available actions or getters.",
      },
      errors: messagesByPath(
        "If the request names several ids, those that the error is about: `repositories.2`, `0.id`.",
      ),
    },
    ["message"],
  ),
  ValidationError: object(
    {
      message: {
        type: "string",
        description: "The message of the first field, with the number of further messages.",
      },
      errors: messagesByPath(
        "Messages by field or parameter: `email`, `criteria.0.title`, `repositories.1`.",
      ),
      allowed: {
        type: "object",
        description:
          "The allowed values of each field or parameter whose value is not one of a closed set, at most 100 each.",
        additionalProperties: { type: "array", items: { type: ["string", "number"] }, maxItems: 100 },
      },
    },
    ["message", "errors"],
  ),
  ServerError: object({
    message,
    request_id: { type: "string", description: "The id to report to the operator." },
  }),
};

const failure = (description: string, schema = "Error", ...headers: HeaderName[]): Response => ({
  description,
  headers: responseHeaders("Content-Language", ...headers),
  content: { "application/json": { schema: schemaRef(schema) } },
});

/** The error responses, one for each status. */
export const errorResponses: Readonly<Record<string, Response>> = {
  BadRequest: failure("The JSON or the URL is malformed."),
  Unauthenticated: failure("Missing or invalid credential.", "Error", "WWW-Authenticate"),
  Forbidden: failure("The caller may not do this.", "ForbiddenError"),
  NotFound: failure("Not found, or not visible to the caller.", "NotFoundError"),
  MethodNotAllowed: failure("The path does not support this method.", "Error", "Allow"),
  Conflict: failure("A conflict with the current state, such as a record that is still in use."),
  PreconditionFailed: failure("The record has changed since it was read."),
  PayloadTooLarge: failure("The body is too large."),
  UnsupportedMediaType: failure("The operation does not accept a body of this type."),
  Invalid: failure("Fields or parameters are invalid; each of them is named.", "ValidationError"),
  TooManyRequests: failure("A rate limit was exceeded.", "Error", "Retry-After"),
  ServerError: failure("An internal server error.", "ServerError"),
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

/** The errors of an operation that only reads. */
export const readFailures = refer([400, 401, 403, 404, 422, 429, 500, 503]);
/** The errors of an operation that writes. */
export const writeFailures = refer([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
/** The errors of an endpoint, which can have other statuses too. */
export const endpointFailures = { ...writeFailures, ...refer(["4XX"]) };
