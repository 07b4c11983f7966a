import { endpoint, parameter, textKind, valuesOf } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { KEPT_DAYS } from "./changes-feed.ts";
import { namesOf, READERS, typesParameter } from "./feed-parameters.ts";
import { wholeFeed } from "./feed-row.ts";
import { EVENT_STREAM, followedFeed, LAST_EVENT_ID } from "./followed-feed.ts";
import { MAX_STREAMS } from "./open-streams.ts";

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
    const { parameters } = context;
    const types = await context.read(async (work) => namesOf(valuesOf(parameters.types), schemaOf(work)));
    return followedFeed(context, { since: parameters.since?.value ?? "now", pauseMs: 0 }, wholeFeed(types));
  },
});
