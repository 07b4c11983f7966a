import { endpoint, parameter, textKind } from "../../../engine/declare/index.ts";
import { KEPT_DAYS } from "./changes-feed.ts";
import { EVENT_STREAM, followedFeed, LAST_EVENT_ID } from "./followed-feed.ts";
import { liveFor } from "./live-row.ts";
import { MAX_STREAMS } from "./open-streams.ts";

/** How often a stream reads at most, however much is written: everybody who is signed in has one. */
const PAUSE_MS = 500;

/** `GET /changes/live`: what changes in the caller's sight, for screens that show it. */
export const liveEndpoint = endpoint({
  method: "GET",
  path: "/changes/live",
  title: "Follow what changes in sight",
  description: `Says which records that the caller may see have changed, as server-sent events within two seconds; everybody who is signed in may read it. An event \`change\` has \`resource\`, \`record_id\`, \`deleted\`, \`by\` and \`is_own\` as JSON in \`data\`: never what has changed, so that the record is read again, with the rights of that moment. \`by\` is the name of the person who changed it, or null where it was a program, or where nothing has changed that is open to everybody who reads the record. Nothing is said of records that left the caller's sight, of deletions where the caller does not see all records of the resource, and of resources whose journal is not for everybody, such as reviews. The \`id\` of each event is a cursor: a client that connects again sends it as \`${LAST_EVENT_ID}\`, as \`EventSource\` does by itself, and misses nothing. There are heartbeats, an event \`end\`, and at most ${MAX_STREAMS} streams for a key or a session, as in \`GET /changes/stream\`. Programs that keep a copy of the data use \`GET /changes\`.`,
  credential: "required",
  fileType: EVENT_STREAM,
  isStream: true,
  parameters: {
    since: parameter(textKind(), {
      isSingle: true,
      description: `The cursor after which the stream begins, unless there is \`${LAST_EVENT_ID}\`; default: \`now\`. Cursors are good for ${KEPT_DAYS} days.`,
      examples: ["now"],
    }),
  },
  headers: { [LAST_EVENT_ID]: "The id of the last event that the client received." },
  run: (context) =>
    followedFeed(
      context,
      { since: context.parameters.since?.value ?? "now", pauseMs: PAUSE_MS },
      liveFor(context.actor.userId),
    ),
});
