import type { ApiErrorKind } from "./api-error.ts";

/** The HTTP status of each kind of error. */
export const HTTP_STATUS: Readonly<Record<ApiErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  gone: 410,
  "precondition-failed": 412,
  "too-large": 413,
  "unsupported-media-type": 415,
  invalid: 422,
  "too-many-requests": 429,
  unavailable: 503,
};
