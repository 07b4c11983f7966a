import { message, plural, said, type Text } from "./message.ts";

/** Messages by field path: `{ "email": ["The email field is required."] }`. */
export type FieldErrors = Record<string, Text[]>;

/** The allowed values of closed sets, by the path of the invalid value: `{ "status": ["draft", "active"] }`. */
export type AllowedValues = Record<string, readonly (string | number)[]>;

/** The maximum number of allowed values that are returned (API reference, errors). */
const MAX_ALLOWED = 100;

/**
 * The kinds of errors. Each has exactly one HTTP status (`http-status.ts`); anything else that is thrown is an internal
 * error and results in 500.
 */
export type ApiErrorKind =
  | "malformed"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "conflict"
  | "gone"
  | "precondition-failed"
  | "too-large"
  | "unsupported-media-type"
  | "invalid"
  | "too-many-requests"
  | "unavailable";

export interface ApiErrorDetails {
  /** Messages by field, for a 422, or for a 404 that names which of several ids it is about. */
  errors?: FieldErrors;
  /** The allowed values of closed sets for invalid values. */
  allowed?: AllowedValues;
  /** The permission that is missing, for a 403. */
  requiredPermission?: string;
  /** The field or parameter that a 403 is about. */
  field?: string;
  /** Extra response headers, such as `Allow` or `Retry-After`. */
  headers?: Record<string, string>;
  /** Extra body members, such as the names that are available. */
  body?: Record<string, unknown>;
}

/** An error that the caller caused or needs to know about, with the content of the response. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The message before it is translated. */
  readonly text: Text;
  readonly details: ApiErrorDetails;

  constructor(kind: ApiErrorKind, text: Text, details: ApiErrorDetails = {}) {
    super(String(text));
    this.name = "ApiError";
    this.kind = kind;
    this.text = text;
    this.details = details;
  }

  /** The per-field messages, for callers outside HTTP such as the command line. */
  get errors(): FieldErrors {
    return this.details.errors ?? {};
  }
}

export const malformed = (text: Text): ApiError => new ApiError("malformed", text);

export const unauthenticated = (): ApiError =>
  new ApiError("unauthenticated", "Unauthenticated.", { headers: { "WWW-Authenticate": "Bearer" } });

/** A 404 for some of the ids in a request, by their paths: `repositories.2`, `0.id`. */
export const notFoundAt = (paths: readonly string[]): ApiError =>
  new ApiError("not-found", "Not Found.", {
    errors: Object.fromEntries(paths.map((path) => [path, [message`The selected ${path} is invalid.`]])),
  });

/** A 403. `requiredPermission` is the missing permission, `field` the field or parameter that requires it. */
export const forbidden = (requiredPermission?: string, field?: string): ApiError =>
  new ApiError("forbidden", "This action is unauthorized.", { requiredPermission, field });

export const notFound = (text: Text = "Not Found.", body?: Record<string, unknown>): ApiError =>
  new ApiError("not-found", text, { body });

export const methodNotAllowed = (allow: readonly string[]): ApiError =>
  new ApiError("method-not-allowed", "Method Not Allowed.", { headers: { Allow: allow.join(", ") } });

export const conflict = (text: Text): ApiError => new ApiError("conflict", text);

/** The message of a 422: the first field's, with the number of the others (conventions, section 8). */
export function summaryOf(errors: FieldErrors): Text {
  const [first, ...others] = Object.values(errors).flat();
  if (first === undefined) return "The given data was invalid.";
  if (others.length === 0) return first;
  return plural(
    others.length,
    message`${said(first)} (and ${others.length} more error)`,
    message`${said(first)} (and ${others.length} more errors)`,
  );
}

/**
 * A 422: the message is that of the first field, with the number of further errors (API reference, errors).
 * @param allowed the allowed values of closed sets, by path
 * @param body further members of the response
 */
export function invalid(
  errors: FieldErrors,
  { allowed = {}, body = {} }: Pick<ApiErrorDetails, "allowed" | "body"> = {},
): ApiError {
  const reported = Object.entries(allowed).map(([path, values]) => [path, values.slice(0, MAX_ALLOWED)]);
  return new ApiError("invalid", summaryOf(errors), {
    errors,
    ...(reported.length > 0 ? { allowed: Object.fromEntries(reported) } : {}),
    body,
  });
}

/** A 422 on one field or parameter; `allowed` are the values of its closed set. */
export const invalidField = (path: string, text: Text, allowed?: readonly (string | number)[]): ApiError =>
  invalid({ [path]: [text] }, allowed ? { allowed: { [path]: allowed } } : {});
