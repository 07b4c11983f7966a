import { momentOnTheWire } from "../../engine/declare/calendar.ts";
import type { Values } from "../../engine/execute/contexts.ts";
import type { Work } from "../../engine/execute/work.ts";
import { mayRead, sightOf } from "../../engine/plan/sight.ts";
import {
  committedSnapshot,
  entriesOf,
  isToldOfRecords,
  type JournalStretch,
  NOTHING_SEEN,
} from "../../engine/query/journal-stretch.ts";
import { isKept } from "../../engine/query/soft-deletion.ts";
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

/** No entry of a stretch comes before this. */
const BEGINNING = { transaction: "0", id: "" };

/**
 * Reads on from a place, what has been committed since. A transaction that commits late comes after those that began
 * later and ended sooner, and is never passed over.
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
  const seen = place?.seen ?? NOTHING_SEEN;
  const upto = place?.upto ?? (await present(work));
  let after = place?.after ?? BEGINNING;
  for (;;) {
    const entries = await newEntries(work, { seen, upto, after }, types, limit + 1);
    const told = await seenBy(work, entries);
    for (const entry of entries) {
      if (rows.length === limit) {
        return { rows, next: { seen, upto, after, at: work.now.getTime() }, hasMore: true };
      }
      const row = told(entry);
      if (row) rows.push(row);
      after = { transaction: entry.transaction, id: entry.id };
    }
    if (entries.length <= limit) return { rows, next: placeAfter(work, upto), hasMore: false };
  }
}

const placeAfter = (work: Work, seen: string): FeedPlace => ({
  seen,
  upto: null,
  after: BEGINNING,
  at: work.now.getTime(),
});

async function present(work: Work): Promise<string> {
  const row = await work.row<{ snapshot: string }>(sql`select ${committedSnapshot} as snapshot`);
  return row!.snapshot;
}

/** The place after everything that has happened: what the next reading finds is new. */
export async function presentPlace(work: Work): Promise<FeedPlace> {
  return placeAfter(work, await present(work));
}

function newEntries(
  work: Work,
  stretch: JournalStretch,
  types: readonly string[] | null,
  limit: number,
): Promise<Entry[]> {
  const kept = sql`entry.created_at > ${fromContext("now")} - make_interval(days => ${KEPT_DAYS}::integer)`;
  const chosen = types ? sql`entry.event = any(${types}::text[])` : raw("true");
  const condition = sql`${isToldOfRecords(work.schema)} and ${kept} and ${chosen}`;
  return work.rows<Entry>(sql`select j.transaction_id::text as transaction, j.id, j.event, j.resource_type, j.resource_id, j.created_at
    from ${entriesOf(stretch, condition, limit)} j order by j.transaction_id, j.id limit ${limit}::integer`);
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
      and ${sight === "all" ? raw("true") : sight("seen")} and ${isKept(resource, "seen")}`);
  return new Set(rows.map((row) => String(row.id)));
}
