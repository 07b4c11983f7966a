import { momentOnTheWire } from "../../engine/declare/calendar.ts";
import type { Values } from "../../engine/execute/contexts.ts";
import type { Work } from "../../engine/execute/work.ts";
import { mayRead, sightOf } from "../../engine/plan/sight.ts";
import { column, fromContext, ident, raw, sql } from "../../engine/query/sql.ts";
import type { ResourceSchema } from "../../engine/schema/schema.ts";
import type { FeedPlace } from "./feed-cursor.ts";

/** Days for which the feed goes back. */
export const KEPT_DAYS = 30;

interface Entry extends Values {
  transaction: string;
  id: string;
  event: string;
  resource_type: string;
  resource_id: string;
  created_at: Date;
}

/** One change, as the feed tells it. */
export interface FeedRow {
  readonly id: string;
  readonly event: string;
  readonly resource: string;
  readonly record_id: string;
  readonly at: string;
  readonly deleted: boolean;
}

export interface FeedPage {
  readonly rows: FeedRow[];
  readonly next: FeedPlace;
  readonly hasMore: boolean;
}

/**
 * Reads on from a place. Only transactions before which none is still running are read, in their order, so that one
 * that commits late is never passed over.
 * @param place null: from the oldest event that is kept
 * @param types names of events; null: all
 */
export async function readFeed(
  work: Work,
  place: FeedPlace | null,
  types: readonly string[] | null,
  limit: number,
): Promise<FeedPage> {
  const rows: FeedRow[] = [];
  let at = place;
  for (;;) {
    const entries = await entriesAfter(work, at, types, limit + 1);
    const seen = await seenBy(work, entries);
    for (const entry of entries) {
      if (rows.length === limit) return { rows, next: at!, hasMore: true };
      const row = seen(entry);
      if (row) rows.push(row);
      at = placeOf(work, entry);
    }
    if (entries.length <= limit) return { rows, next: at ?? (await presentPlace(work)), hasMore: false };
  }
}

const placeOf = (work: Work, { transaction, id }: Entry): FeedPlace => ({
  transaction,
  id,
  at: work.now.getTime(),
});

/** The place after everything that has happened: what the next reading finds is new. */
export async function presentPlace(work: Work): Promise<FeedPlace> {
  const row = await work.row<{ xmin: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
  );
  return { transaction: row!.xmin, id: "", at: work.now.getTime() };
}

function entriesAfter(
  work: Work,
  place: FeedPlace | null,
  types: readonly string[] | null,
  limit: number,
): Promise<Entry[]> {
  const after = place
    ? sql`(e.transaction_id, e.id) > (${place.transaction}::xid8, ${place.id}::text)`
    : sql`e.created_at > ${fromContext("now")} - make_interval(days => ${KEPT_DAYS}::integer)`;
  const chosen = types ? sql`e.event = any(${types}::text[])` : raw("true");
  const resources = [...work.schema.resources.values()]
    .filter((resource) => resource.isJournalled)
    .map(({ name }) => name);
  return work.rows<Entry>(sql`select e.transaction_id::text as transaction, e.id, e.event, e.resource_type, e.resource_id, e.created_at
    from journal e where e.workspace_id = ${fromContext("workspace")} and ${after} and ${chosen}
      and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      and e.resource_type = any(${resources}::text[]) and e.event not like 'session.%' and e.event not like 'exports.%'
    order by e.transaction_id, e.id limit ${limit}::integer`);
}

/**
 * Decides which entries the caller is told: those of records in sight now. Of a record that is gone only the deletion
 * is told, to whoever sees all rows of its resource.
 */
async function seenBy(work: Work, entries: readonly Entry[]): Promise<(entry: Entry) => FeedRow | null> {
  const visible = new Map<string, Set<string>>();
  for (const name of new Set(entries.map((entry) => entry.resource_type))) {
    const resource = work.resource(name);
    if (!mayRead(resource, work.actor)) continue;
    const ids = entries.filter((entry) => entry.resource_type === name).map((entry) => entry.resource_id);
    visible.set(name, await visibleIds(work, resource, [...new Set(ids)]));
  }
  return (entry) => {
    const isDeletion = entry.event.endsWith(".deleted");
    const ids = visible.get(entry.resource_type);
    const told = ids && (isDeletion ? seesAll(work, entry.resource_type) : ids.has(entry.resource_id));
    if (!told) return null;
    return {
      id: `msg_${entry.id}`,
      event: entry.event,
      resource: entry.resource_type,
      record_id: entry.resource_id,
      at: momentOnTheWire(entry.created_at),
      deleted: isDeletion,
    };
  };
}

const seesAll = (work: Work, resource: string): boolean =>
  sightOf(work.resource(resource).policy.rows, work.actor) === "all";

async function visibleIds(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<Set<string>> {
  const sight = sightOf(resource.policy.rows, work.actor);
  if (sight === "none") return new Set();
  const rows = await work.rows<{
    id: unknown;
  }>(sql`select ${column("seen", "id")} as id from ${ident(resource.table)} seen
    where ${column("seen", "workspace_id")} = ${fromContext("workspace")} and ${column("seen", "id")}::text = any(${ids}::text[])
      and ${sight === "all" ? raw("true") : sight("seen")}`);
  return new Set(rows.map((row) => String(row.id)));
}
