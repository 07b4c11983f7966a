import { Readable } from "node:stream";
import { action } from "../../../src/engine/declare/action.ts";
import { field } from "../../../src/engine/declare/fields/index.ts";
import { fileAction } from "../../../src/engine/declare/file-action.ts";
import { anyRelated } from "../../../src/engine/declare/relation.ts";
import { standaloneAction } from "../../../src/engine/declare/standalone-action.ts";
import { fromContext, sql } from "../../../src/engine/sql/sql.ts";
import { isDriver } from "./trip-driver.ts";

/** Ends trips at this moment. */
export const finishTrips = action("trips", {
  title: "Finish",
  done: "Finished",
  levels: ["collection"],
  grants: [{ permissions: ["manage-assets"] }, { permissions: [], rows: isDriver }],
  async run({ records, work }) {
    for (const { id } of records) await work.update("trips", String(id), { ended_at: work.now });
  },
});

/** Under the same name, without naming the trip: the caller's last one. */
export const finishOwnTrip = standaloneAction({
  title: "Finish my last trip",
  done: "Finished the trip.",
  needsCredential: true,
  parameters: { purpose: field.string().required() },
  async run({ work, params, fail, throwIfRefused }) {
    const trip = await work.row<{ id: number }>(sql`select t.id from trips t
      where t.workspace_id = ${fromContext("workspace")} and ${anyRelated(isDriver)("t")} order by t.started_at desc limit 1`);
    if (!trip) fail("purpose", "There is no trip of yours.");
    throwIfRefused();
    await work.update("trips", String(trip!.id), { ended_at: work.now, purpose: params.purpose });
    return { shows: { resource: "trips", id: String(trip!.id) } };
  },
});

/** The trips as lines of text. */
export const logbook = fileAction({
  title: "Logbook",
  permissions: ["view-assets", "manage-assets"],
  contentType: "text/plain; charset=utf-8",
  parameters: { unit: field.choice("km", "miles").default("km") },
  async run({ work, matching, params }) {
    const lines = await work.rows<{ line: string }>(sql`
      select concat_ws(' ', t.id, t.distance_km, ${params.unit}::text) as line
      from trips t where ${matching("t")} order by t.id`);
    return {
      stream: Readable.from(lines.map(({ line }) => `${line}\n`)),
      contentType: "text/plain; charset=utf-8",
      fileName: `logbook-${work.today}.txt`,
    };
  },
});
