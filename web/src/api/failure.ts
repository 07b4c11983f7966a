import { plural, t } from "../messages/t.ts";
/** Messages by field, as in a 422; the paths of parts of a field (`address.city`) are separate keys. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ErrorBody {
  readonly message?: string;
  readonly errors?: FieldErrors;
  readonly required_permission?: string;
  /** Why the request was refused, where a screen does something about it: messages are in any language. */
  readonly reason?: string;
  /** The headers of an imported file, if its columns are wrong. */
  readonly headers?: readonly string[];
}

/** An error response of the server. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  readonly requiredPermission: string | null;
  readonly headers: readonly string[];
  /** The reason by which screens recognize the refusal; null if it has none. */
  readonly reason: string | null;
  /** Seconds after which the request can be repeated; null if the server did not say. */
  readonly retryAfter: number | null;

  constructor(response: Response, body: ErrorBody) {
    super(body.message ?? t`The server responded with status ${response.status}.`);
    this.name = "ApiFailure";
    this.status = response.status;
    this.errors = body.errors ?? {};
    this.requestId = response.headers.get("X-Request-Id");
    this.headers = body.headers ?? [];
    this.reason = body.reason ?? null;
    this.requiredPermission = body.required_permission ?? null;
    const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : null;
  }
}

/** The server could not be reached. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super(t("The server could not be reached."), { cause });
    this.name = "ConnectionFailure";
  }
}

/** Parses an error response. Never throws: if the body is not JSON, only the message is missing. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body = await response.json().catch(() => ({}));
  return new ApiFailure(response, body as ErrorBody);
}

export const hasStatus = (error: unknown, ...statuses: number[]): error is ApiFailure =>
  error instanceof ApiFailure && statuses.includes(error.status);

/** Whether the problem may be temporary: the network or the server is unavailable. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionFailure || hasStatus(error, 502, 503, 504);

/** An error as one sentence for the person. */
export function messageOf(error: unknown): string {
  if (hasStatus(error, 429)) {
    return error.retryAfter === null
      ? t("Too many requests. Wait a moment, then try again.")
      : tooMany(error.retryAfter);
  }
  if (hasStatus(error, 412))
    return t("Somebody else has changed this in the meantime. Reload the page, then make your change again.");
  if (hasStatus(error, 403) && error.requiredPermission) {
    return t`You do not have the permission for this: ${error.requiredPermission}.`;
  }
  if (hasStatus(error, 500)) return t`Something went wrong on the server (request ${error.requestId}).`;
  return error instanceof Error ? error.message : t("Something went wrong.");
}

function tooMany(seconds: number): string {
  if (seconds >= 90)
    return plural(
      Math.ceil(seconds / 60),
      "Too many requests. Try again in # minute.",
      "Too many requests. Try again in # minutes.",
    );
  return plural(
    Math.max(1, Math.round(seconds)),
    "Too many requests. Try again in # second.",
    "Too many requests. Try again in # seconds.",
  );
}
