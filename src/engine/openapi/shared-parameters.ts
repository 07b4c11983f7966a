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
  tenant: query("tenant", "The workspace, if the host name does not contain it.", {
    type: "string",
    minLength: 1,
  }),
  allActions: query(
    "actions",
    "With `all`, `meta.actions` lists every action of the record, with the reasons why some are not open.",
    { type: "string", enum: ["all"] },
  ),
  dryRun: query(
    "dry_run",
    "With `true`, the request is a dry run: everything is checked, the response is the usual one, and nothing is written.",
    {
      type: "boolean",
      default: false,
    },
  ),
  ifNoneMatch: header(
    "If-None-Match",
    "The `ETag` of the caller's copy: the response is 304 while the copy is current.",
    '"2jmj7l5rSw0yVb_vlWAYkK"',
  ),
  ifMatch: header(
    "If-Match",
    "The `ETag` of the record as the caller read it: the response is 412 if the record has changed since.",
    '"2jmj7l5rSw0yVb_vlWAYkK"',
  ),
  ifMatchOfMany: header(
    "If-Match",
    "The `ETag` of each record as the caller read it, separated by commas, in any order: the response is 412, with `errors` at the ids, if a record has changed since.",
    '"2jmj7l5rSw0yVb_vlWAYkK", "cYQ0mBqNdl7b2lPXe3rZ1w"',
  ),
  idempotencyKey: header(
    "Idempotency-Key",
    "Makes a retry safe: for 24 hours, a repeated request with the same key gets the response to the first one and has no further effect. A quoted string, or a bare token.",
    '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
  ),
  page: query("page", "The number of the page, starting at 1.", { type: "integer", minimum: 1, default: 1 }),
  perPage: query(
    "perPage",
    `The number of records per page; a larger number than ${MAX_PER_PAGE} is reduced to ${MAX_PER_PAGE}.`,
    {
      type: "integer",
      minimum: 1,
      default: DEFAULT_PER_PAGE,
    },
  ),
  cursor: query(
    "cursor",
    "The cursor from `links.next`, which traverses all pages without repeating or skipping a record.",
    {
      type: "string",
      minLength: 1,
    },
  ),
  where: query(
    "where",
    "Filters that are combined with `&`, `|`, parentheses and a minus before them; `&` binds more tightly. Each is written like the filter alone, and a value with one of these characters is in quotes.",
    { type: "string", minLength: 1 },
  ),
  only: {
    ...query("only", "The groups to return; all when absent.", {
      type: "array",
      items: { type: "string", enum: ["matches", "sortables", "searchables", "variants"] },
    }),
    style: "form",
    explode: false,
  },
} satisfies Record<string, Parameter>;

export type SharedParameter = keyof typeof sharedParameters;
