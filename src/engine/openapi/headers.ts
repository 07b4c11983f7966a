import { headerRef } from "./names.ts";
import type { Header, Reference } from "./openapi-document.ts";

const text = (description: string, example?: string): Header => ({
  description,
  schema: { type: "string", ...(example === undefined ? {} : { examples: [example] }) },
});
const count = (description: string): Header => ({ description, schema: { type: "integer", minimum: 0 } });
const always = (header: Header): Header => ({ ...header, required: true });

/** All headers of responses, besides those of HTTP itself. */
export const headers = {
  "X-Request-Id": always(
    text("Identifies the request; the server's log contains it too.", "01K0A6W2Z6Q6X1H2M9C3J5T7VN"),
  ),
  "Api-Version": text("The version of the API.", "2026.07.14"),
  "RateLimit-Policy": text(
    "The limits that apply (draft-ietf-httpapi-ratelimit-headers).",
    '"key";q=60;w=60, "user";q=180;w=60',
  ),
  RateLimit: text("The remaining quota of each limit, and the seconds until it resets.", '"key";r=59;t=60'),
  "X-RateLimit-Limit": count("Requests per minute allowed by the stricter limit."),
  "X-RateLimit-Remaining": count("Requests remaining under the stricter limit."),
  "Content-Language": text("The language of the messages in the response, where there are any.", "de"),
  "Retry-After": always(count("Whole seconds to wait before the next attempt.")),
  Location: always(text("Absolute URL of the created record.")),
  ETag: text(
    "A tag of the current state of the record, list or report as the caller reads it.",
    '"2jmj7l5rSw0yVb_vlWAYkK"',
  ),
  "Idempotency-Replayed": {
    description:
      "Present on a retry: this is the response to the first request, the only one that took effect.",
    schema: { type: "string", const: "true" },
  },
  "Dry-Run": {
    description: "Present on a dry run: nothing was written.",
    schema: { type: "string", const: "true" },
  },
  Allow: always(text("The methods that the path supports.", "GET, POST")),
  "WWW-Authenticate": text("How to authenticate.", "Bearer"),
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof headers;

const COMMON: readonly HeaderName[] = [
  "X-Request-Id",
  "Api-Version",
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
];

/** Headers of responses to POST that say how the request was processed. */
export const ON_POST = ["Dry-Run", "Idempotency-Replayed"] as const satisfies readonly HeaderName[];

/** The headers of a response: those of every response, and the given ones. */
export const responseHeaders = (...further: readonly HeaderName[]): Record<string, Reference> =>
  Object.fromEntries([...COMMON, ...further].map((name) => [name, headerRef(name)]));
