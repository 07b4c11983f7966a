import { endpoint, parameter, textKind, valuesOf } from "../../../engine/declare/index.ts";
import { givePositions, schemaOf } from "../../../engine/runtime/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { KEPT_DAYS, latestInFeed, presentPlace, readFeed } from "./changes-feed.ts";
import { sealPlace } from "./feed-cursor.ts";
import { namesOf, placeOf, READERS, typesParameter } from "./feed-parameters.ts";
import { MAX_STREAMS, openStreamsOf } from "./open-streams.ts";

const EVENT_STREAM = "text/event-stream";
const LAST_EVENT_ID = "Last-Event-ID";

/** `GET /changes/stream`: the feed of changes as server-sent events. */
export const changesStreamEndpoint = endpoint({
  method: "GET",
  path: "/changes/stream",
  title: "Follow the feed of changes",
  description: `Sends the changes of \`GET /changes\` as server-sent events within two seconds, for as long as the connection lasts; needs \`manage-workspace\`. An event \`change\` has a change as JSON in \`data\`, and the cursor after it as \`id\`, which is a cursor of \`GET /changes\` too. A client that connects again sends the last id as \`${LAST_EVENT_ID}\`, as \`EventSource\` does by itself, and gets every later change once; without it and without \`since\` the stream begins with the next change. Every 15 seconds without a change there is a heartbeat, which is a comment. What the credential may see is checked again whenever something changes. The event \`end\` is the last one: its \`reason\` is \`not_permitted\` when the key, the session or the permission is lost, and \`closing\` when the server closes. A key or a session can have ${MAX_STREAMS} streams at a time, more are refused with 429. Cursors are good for ${KEPT_DAYS} days: an older one is refused with 422, and the lists are to be read again.`,
  credential: "required",
  permissions: READERS,
  fileType: EVENT_STREAM,
  isStream: true,
  parameters: {
    since: parameter(textKind(), {
      isSingle: true,
      description: `The cursor after which the stream begins, unless there is \`${LAST_EVENT_ID}\`; default: \`now\`.`,
      examples: ["now"],
    }),
    types: typesParameter,
  },
  headers: { [LAST_EVENT_ID]: "The id of the last event that the client received." },
  async run(context) {
    const { parameters, headers, workspace, actor } = context;
    const services = servicesOf(context);
    const last = headers[LAST_EVENT_ID.toLowerCase()];
    const since = last
      ? placeOf(context, last, LAST_EVENT_ID)
      : placeOf(context, parameters.since?.value ?? "now");
    const types = await context.read(async (work) => namesOf(valuesOf(parameters.types), schemaOf(work)));
    const place = async () => {
      await givePositions(services.pool, workspace.id);
      return since === "now" || since === null ? context.read(presentPlace) : since;
    };
    const stream = await openStreamsOf(services).open(
      {
        workspaceId: workspace.id,
        credential: actor.apiKeyId ?? actor.sessionId ?? "",
        latest: async () => {
          await givePositions(services.pool, workspace.id);
          return context.read(latestInFeed);
        },
        page: async (from, limit) => {
          const read = await context.readAgain((work) => readFeed(work, from, types, limit));
          return read?.result ?? null;
        },
        seal: (at) =>
          sealPlace(services.config.appSecret, workspace.id, { ...at, at: services.clock.now().getTime() }),
      },
      place,
    );
    return {
      // Proxies that collect a response before they pass it on would hold the events back.
      headers: { "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
      file: { stream: stream.output, contentType: EVENT_STREAM, fileName: null },
    };
  },
});
