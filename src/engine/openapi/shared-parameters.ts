import { ACCEPTED_ULID } from "../declare/ulid.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "../request/parse-page.ts";
import type { Parameter } from "./openapi-document.ts";

const query = (name: string, description: string, schema: Parameter["schema"]): Parameter => ({
  name,
  in: "query",
  description,
  schema,
});

const path = (name: string, description: string, schema: Parameter["schema"]): Parameter => ({
  name,
  in: "path",
  description,
  required: true,
  schema,
});

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: "header",
  description,
  schema: { type: "string", minLength: 1, examples: [example] },
});

/** Parameters that are the same everywhere. */
export const sharedParameters = {
  recordId: path("id", "Id of the record, in either case.", {
    type: "string",
    pattern: ACCEPTED_ULID,
  }),
  integerRecordId: path("id", "Number of the record.", {
    type: ["integer", "string"],
    minimum: 1,
    pattern: "^[1-9]\\d{0,9}$",
  }),
  tenant: query("tenant", "The workspace, where the host's name does not say it.", {
    type: "string",
    minLength: 1,
  }),
  allActions: query(
    "actions",
    "`all`: `meta.actions` tells of every action of the record, and why those that are not open are not.",
    { type: "string", enum: ["all"] },
  ),
  dryRun: query(
    "dry_run",
    "`true`: everything is checked and answered as it would be, and nothing is written.",
    {
      type: "boolean",
      default: false,
    },
  ),
  ifNoneMatch: header(
    "If-None-Match",
    "The `ETag` of the copy that the caller has: 304 while it is still good.",
    '"2jmj7l5rSw0yVb_vlWAYkK"',
  ),
  ifMatch: header(
    "If-Match",
    "The `ETag` of the record as it was read: 412 when it has changed since.",
    '"2jmj7l5rSw0yVb_vlWAYkK"',
  ),
  idempotencyKey: header(
    "Idempotency-Key",
    "Makes a retry safe: within 24 hours the same key with the same request is answered as the first time and has no further effect. A quoted string, or a bare token.",
    '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
  ),
  page: query("page", "Number of the page, from 1.", { type: "integer", minimum: 1, default: 1 }),
  perPage: query("perPage", `Records a page; more than ${MAX_PER_PAGE} is taken as ${MAX_PER_PAGE}.`, {
    type: "integer",
    minimum: 1,
    default: DEFAULT_PER_PAGE,
  }),
  cursor: query("cursor", "From `links.next`: walks all pages without repeating or skipping a record.", {
    type: "string",
    minLength: 1,
  }),
  only: {
    ...query("only", "The groups wanted; all when absent.", {
      type: "array",
      items: { type: "string", enum: ["matches", "sortables", "searchables", "variants"] },
    }),
    style: "form",
    explode: false,
  },
} satisfies Record<string, Parameter>;

export type SharedParameter = keyof typeof sharedParameters;
