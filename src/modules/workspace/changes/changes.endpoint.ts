import { endpoint, parameter, textKind, valuesOf } from "../../../engine/declare/index.ts";
import { givePositions, schemaOf } from "../../../engine/runtime/index.ts";
import { sealPlace } from "../../../platform/changes/feed-cursor.ts";
import { listOf, moment, object } from "../../../platform/figures/response-shapes.ts";
import { servicesOf } from "../../../platform/services.ts";
import { KEPT_DAYS, presentPlace, readFeed } from "./changes-feed.ts";
import { namesOf, placeOf, READERS, typesParameter } from "./feed-parameters.ts";
import { wholeFeed } from "./feed-row.ts";

const PER_PAGE = 100;

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

/** `GET /changes`: every change in order, including deletions, for clients that keep a copy of the data. */
export const changesEndpoint = endpoint({
  method: "GET",
  path: "/changes",
  title: "Read the feed of changes",
  description: `Needs \`manage-workspace\`. Only changes to records that are visible to the credential are returned. Their order is the same for every reader. Continue from \`meta.next\`: no change is skipped, not even one that was committed late. A page may be short or empty while \`has_more\` is true, where the credential sees little of what happened: read on. Changes are kept for ${KEPT_DAYS} days, and a cursor is good for as long: an older one is refused with 422 on \`since\`, and the lists are to be read again.`,
  credential: "required",
  permissions: READERS,
  parameters: {
    since: parameter(textKind(), {
      isSingle: true,
      description:
        "The cursor from `meta.next` of the previous response. If absent, from the oldest change that is retained. With `now`, no changes are returned, only the cursor from which to continue.",
      examples: ["now"],
    }),
    types: typesParameter,
  },
  paging: { perPage: PER_PAGE, rows: "changes" },
  response: object({
    data: listOf(change),
    meta: object({
      next: { type: "string", description: "The cursor from which to continue." },
      has_more: { type: "boolean", description: "Whether there are more changes to read." },
    }),
  }),
  async run(context) {
    const { parameters, perPage, workspace, now } = context;
    const place = placeOf(context, parameters.since?.value ?? null);
    const { pool, config } = servicesOf(context);
    await givePositions(pool, workspace.id);
    const page = await context.read(async (work) => {
      const types = namesOf(valuesOf(parameters.types), schemaOf(work));
      return place === "now"
        ? { rows: [], next: await presentPlace(work), hasMore: false }
        : readFeed(work, place, wholeFeed(types), perPage);
    });
    const next = sealPlace(config.appSecret, workspace.id, { ...page.next, at: now.getTime() });
    return { data: page.rows, meta: { next, has_more: page.hasMore } };
  },
});
