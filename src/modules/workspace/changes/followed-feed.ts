import { givePositions } from "../../../engine/runtime/index.ts";
import type { EndpointContext, EndpointResult } from "../../../engine/work/index.ts";
import { sealPlace } from "../../../platform/changes/feed-cursor.ts";
import { servicesOf } from "../../../platform/services.ts";
import { type FeedEntry, type FeedView, latestInFeed, presentPlace, readFeed } from "./changes-feed.ts";
import { placeOf } from "./feed-parameters.ts";
import { openStreamsOf } from "./open-streams.ts";

export const EVENT_STREAM = "text/event-stream";
export const LAST_EVENT_ID = "Last-Event-ID";

/** Where a stream begins, and how often it reads. */
interface Following {
  /** The cursor after which it begins unless the client sends the id of its last event, or `now`. */
  readonly since: string;
  /** The minimum time between two readings, in milliseconds. */
  readonly pauseMs: number;
}

/** The response that goes on with what is reported of the feed, as server-sent events. @throws 422 for a cursor that is not valid */
export async function followedFeed<Entry extends FeedEntry, Row>(
  context: Omit<EndpointContext, "params" | "parameters" | "path">,
  { since, pauseMs }: Following,
  view: FeedView<Entry, Row>,
): Promise<EndpointResult> {
  const { headers, workspace, actor } = context;
  const services = servicesOf(context);
  const last = headers[LAST_EVENT_ID.toLowerCase()];
  const from = last ? placeOf(context, last, LAST_EVENT_ID) : placeOf(context, since);
  const stream = await openStreamsOf(services).open(
    {
      workspaceId: workspace.id,
      credential: actor.apiKeyId ?? actor.sessionId ?? "",
      pauseMs,
      latest: async () => {
        await givePositions(services.pool, workspace.id);
        return context.read(latestInFeed);
      },
      page: async (place, limit) => {
        const read = await context.readAgain((work) => readFeed(work, place, view, limit));
        return read?.result ?? null;
      },
      seal: (at) =>
        sealPlace(services.config.appSecret, workspace.id, { ...at, at: services.clock.now().getTime() }),
    },
    async () => {
      await givePositions(services.pool, workspace.id);
      return from === "now" || from === null ? context.read(presentPlace) : from;
    },
  );
  return {
    // Proxies that collect a response before they pass it on would hold the events back.
    headers: { "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
    file: { stream: stream.output, contentType: EVENT_STREAM, fileName: null },
  };
}
