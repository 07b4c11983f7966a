import { type Endpoint, splitList } from "../../../engine/declare/index.ts";
import {
  doWork,
  eventNames,
  eventTypes,
  givePositions,
  MAX_PER_PAGE,
  parsePage,
  type RequestContext,
  refuseUnknown,
  valueResponse,
  workOrigin,
} from "../../../engine/runtime/index.ts";
import { requireAny } from "../../../engine/sql/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { listOf, moment, object } from "../../../platform/figures/response-shapes.ts";
import { servicesOf } from "../../../platform/services.ts";
import { KEPT_DAYS, presentPlace, readFeed } from "./changes-feed.ts";
import { type FeedPlace, openPlace, sealPlace } from "./feed-cursor.ts";

const PER_PAGE = 100;
const DAY_MS = 86_400_000;

/** The names that `types` means, wildcards resolved; null: all. @throws 422 for an unknown one. */
function readTypes({ query, schema }: RequestContext): string[] | null {
  const text = query.get("types");
  if (text === undefined) return null;
  const known = eventTypes(schema).map(({ type }) => type);
  return splitList(text).flatMap((pattern) => {
    const matching = pattern.endsWith(".*")
      ? known.filter((type) => type.startsWith(pattern.slice(0, -1)))
      : known.filter((type) => type === pattern);
    if (matching.length > 0) return matching;
    throw invalidField("types", unknownEvent(pattern, known), eventNames(schema));
  });
}

/** A resource's name alone is what people try first. */
function unknownEvent(pattern: string, known: readonly string[]): string {
  const all = `${pattern}.*`;
  const hint = known.some((type) => type.startsWith(`${pattern}.`)) ? ` Do you mean ${all}?` : "";
  return `The types parameter names the unknown event ${pattern.slice(0, 100)}.${hint}`;
}

const change = object({
  id: { type: "string", description: "The id of the event: `msg_` and a ULID, the same as in webhooks." },
  event: {
    type: "string",
    description: "Such as `employees.updated`; `webhooks/getters/event-types` lists all.",
  },
  resource: { type: "string", description: "The resource of the record, as in its path." },
  record_id: { type: "string", description: "The record that changed; read it for its current state." },
  at: moment,
  deleted: { type: "boolean", description: "Whether the record was deleted." },
});

function readSince(context: RequestContext): FeedPlace | "now" | null {
  const text = context.query.get("since");
  if (text === undefined || text === "now") return text ?? null;
  const place = openPlace(servicesOf(context).config.appSecret, context.workspace.id, text);
  if (!place || place.at < context.now.getTime() - KEPT_DAYS * DAY_MS) {
    throw invalidField("since", "The since field is no longer valid; read the lists anew.");
  }
  return place;
}

/** `GET /changes`: every change in order, deletions included, for whoever keeps a copy. */
export const changesEndpoint: Endpoint = {
  method: "GET",
  path: "/changes",
  title: "Read the feed of changes",
  description: `Needs \`manage-workspace\`. Only changes to records that are visible to the credential are returned. Their order is the same for every reader. Continue from \`meta.next\`: no change is skipped, not even one that was committed late. A page may be short or empty while \`has_more\` is true, where the credential sees little of what happened: read on. Changes are kept for ${KEPT_DAYS} days, and a cursor is good for as long: an older one is refused with 422 on \`since\`, and the lists are to be read anew.`,
  credential: "required",
  parameters: {
    since: {
      description:
        "The cursor from `meta.next` of the previous response. If absent, from the oldest change that is retained. With `now`, no changes are returned, only the cursor from which to continue.",
      schema: { type: "string", minLength: 1, examples: ["now"] },
    },
    types: {
      description: "Names of events, or `employees.*` for all events of a resource; every event when absent.",
      schema: { type: "array", items: { type: "string" }, examples: [["employees.*", "holidays.approve"]] },
    },
    perPage: {
      description: `The number of changes per page; a larger number than ${MAX_PER_PAGE} is reduced to ${MAX_PER_PAGE}.`,
      schema: { type: "integer", minimum: 1, default: PER_PAGE },
    },
  },
  response: object({
    data: listOf(change),
    meta: object({
      next: { type: "string", description: "The cursor from which to continue." },
      has_more: { type: "boolean", description: "Whether there are more changes to read." },
    }),
  }),
  async run(context) {
    requireAny(["manage-workspace"], context.actor);
    refuseUnknown(context, new Set(["since", "types", "perPage", "tenant"]));
    const types = readTypes(context);
    const since = readSince(context);
    const { perPage } = parsePage(context.query, PER_PAGE);
    const { appSecret } = servicesOf(context).config;
    await givePositions(context.pool, context.workspace.id);
    const page = await doWork(context.pool, workOrigin(context), async (work) =>
      since === "now"
        ? { rows: [], next: await presentPlace(work), hasMore: false }
        : readFeed(work, since, types, perPage),
    );
    const next = sealPlace(appSecret, context.workspace.id, {
      ...page.next,
      at: context.now.getTime(),
    });
    return valueResponse(200, { data: page.rows, meta: { next, has_more: page.hasMore } });
  },
};
