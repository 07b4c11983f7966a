import { withDerived } from "../execute/derived-fields.ts";
import { keyOf } from "../execute/stored-records.ts";
import type { Work } from "../execute/work.ts";
import { selectRecords } from "../query/select-records.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { finishedRecords } from "../response/finish-records.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";

export const WRITE_PARAMETERS = new Set(["tenant", "dry_run", "related", "include"]);

/** A record as JSON text: what was read of it, for its entity tag, and what is answered. */
export interface ShownRecord {
  readonly read: string;
  readonly answered: string;
}

export const NOTHING: ShownRecord = { read: "null", answered: "null" };

/** The records as the actor sees them after the write, in the order of the ids; those out of sight are left out. */
export async function shownRecords(
  context: RequestContext,
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<ShownRecord[]> {
  const includes = parseIncludes(context.query.get("related"), context.query.get("include"));
  const projection = context.planner.plan(resource, context.actor, includes);
  const rows = await work.rows<{ id: unknown; data: string }>(
    selectRecords(
      projection,
      ids.map((id) => keyOf(resource, id)),
    ),
  );
  const read = await withDerived(
    work,
    projection,
    rows.map(({ data }) => data),
  );
  const byId = new Map(rows.map((row, index) => [String(row.id), read[index]!]));
  return ids
    .map((id) => byId.get(id))
    .filter((data) => data !== undefined)
    .map((data) => ({ read: data, answered: finishedRecords(projection, data, context) }));
}
