import {
  concernsRecords,
  entriesFrom,
  type JournalPlace,
  latestGivenPosition,
  placeBehind,
  type ResourceSchema,
  resourceNamed,
  schemaOf,
} from "../../../engine/runtime/index.ts";
import {
  column,
  fromContext,
  ident,
  isNotDeleted,
  join,
  mayRead,
  raw,
  rowsInSight,
  type Sql,
  sightOf,
  sql,
} from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";

/** How many days the feed goes back. */
export const KEPT_DAYS = 30;

/** The maximum number of commits and entries that one request reads, whether they are visible or not. */
const ONE_REQUEST = { commits: 4_000, entries: 5_000 };

/** The maximum number of entries that one statement reads. */
const MAX_AT_ONCE = 1_000;

/** An entry of the journal, as the feed reads it. */
export interface FeedEntry extends Values {
  position: number;
  id: string;
  event: string;
  resource_type: string;
  resource_id: string;
  created_at: Date;
}

/** What a reader of the feed gets of an entry, and of which entries. */
export interface FeedView<Entry extends FeedEntry, Row> {
  /** Names of events; null: all. */
  readonly types: readonly string[] | null;
  /** Columns over the alias `j` of the journal, besides those of every entry. */
  readonly columns: readonly Sql[];
  /** Whether changes of the resource's records are reported. */
  readonly isReported: (resource: ResourceSchema) => boolean;
  readonly rowOf: (entry: Entry, resource: ResourceSchema, isDeletion: boolean) => Row;
}

export interface FeedPage<Row> {
  readonly rows: Row[];
  /** The place after each of the rows. */
  readonly places: JournalPlace[];
  readonly next: JournalPlace;
  readonly hasMore: boolean;
}

/**
 * Reads the journal from a place onwards, in the order of positions. Commits without a position are not read; they will
 * get a later one. If the caller may see few of the entries, the page is short or empty, and the next page continues.
 * @param from null: starts with the oldest stored event
 */
export async function readFeed<Entry extends FeedEntry, Row>(
  work: Work,
  from: JournalPlace | null,
  view: FeedView<Entry, Row>,
  limit: number,
  most: { readonly commits: number; readonly entries: number } = ONE_REQUEST,
): Promise<FeedPage<Row>> {
  const rows: Row[] = [];
  const places: JournalPlace[] = [];
  const present = await latestInFeed(work);
  let next = from ?? (await oldestPlace(work, present));
  const upto = Math.min(present, next.position + most.commits - 1);
  let left = most.entries;
  for (let wanted = limit + 1; left > 0; wanted = Math.min(2 * wanted, MAX_AT_ONCE)) {
    const atOnce = Math.min(wanted, left);
    const entries = await readEntries<Entry>(work, view, { place: next, upto, limit: atOnce });
    const isSeen = await seenBy(work, entries, view.isReported);
    for (const entry of entries) {
      if (rows.length === limit) return { rows, places, next, hasMore: true };
      next = { position: entry.position, after: entry.id };
      if (!isSeen(entry)) continue;
      rows.push(view.rowOf(entry, resourceNamed(schemaOf(work), entry.resource_type), isDeletion(entry)));
      places.push(next);
    }
    if (entries.length < atOnce) return { rows, places, next: placeBehind(upto), hasMore: upto < present };
    left -= atOnce;
  }
  return { rows, places, next, hasMore: true };
}

/** The latest position that the feed can read. */
export async function latestInFeed(work: Work): Promise<number> {
  const row = await work.row<{ position: number }>(sql`select ${latestGivenPosition} as position`);
  return row!.position;
}

/** The place after everything that has happened, so that the next request returns only new changes. */
export const presentPlace = async (work: Work): Promise<JournalPlace> =>
  placeBehind(await latestInFeed(work));

/** A place before everything that is stored: one day earlier, by which time all earlier transactions have committed. */
async function oldestPlace(work: Work, upto: number): Promise<JournalPlace> {
  const row = await work.row<{ position: number | null }>(sql`select numbered.position
    from (
      select entry.commit_id from journal entry
      where entry.workspace_id = ${fromContext("workspace")}
        and entry.created_at > ${fromContext("now")} - make_interval(days => ${KEPT_DAYS + 1}::integer)
      order by entry.created_at limit 1
    ) oldest
    join journal_commits numbered on numbered.workspace_id = ${fromContext("workspace")}
      and numbered.id = oldest.commit_id and numbered.resource_type = ''`);
  return row?.position ? { position: row.position, after: "" } : placeBehind(upto);
}

interface Reading {
  readonly place: JournalPlace;
  readonly upto: number;
  readonly limit: number;
}

function readEntries<Entry extends FeedEntry>(
  work: Work,
  { types, columns }: Pick<FeedView<Entry, unknown>, "types" | "columns">,
  { place, upto, limit }: Reading,
): Promise<Entry[]> {
  const withinRetention = sql`entry.created_at > ${fromContext("now")} - make_interval(days => ${KEPT_DAYS}::integer)`;
  const chosen = types ? sql`entry.event = any(${types}::text[])` : raw("true");
  const condition = sql`${concernsRecords(schemaOf(work))} and ${withinRetention} and ${chosen}`;
  const read = [raw("j.position, j.id, j.event, j.resource_type, j.resource_id, j.created_at"), ...columns];
  return work.rows<Entry>(sql`select ${join(read, ", ")}
    from ${entriesFrom(place, upto, condition, limit)} j order by j.position, j.id`);
}

const isDeletion = ({ event }: FeedEntry): boolean => event.endsWith(".deleted");

/**
 * Returns which entries the caller may see: those of records in sight now. For a deleted record, only the deletion is
 * visible, and only to callers who may see all rows of its resource.
 */
async function seenBy(
  work: Work,
  entries: readonly FeedEntry[],
  isReported: (resource: ResourceSchema) => boolean,
): Promise<(entry: FeedEntry) => boolean> {
  const visible = new Map<string, Set<string>>();
  for (const name of new Set(entries.map((entry) => entry.resource_type))) {
    const resource = resourceNamed(schemaOf(work), name);
    if (!isReported(resource) || !mayRead(resource, work.actor)) continue;
    const ids = entries.filter((entry) => entry.resource_type === name).map((entry) => entry.resource_id);
    visible.set(name, await visibleIds(work, resource, [...new Set(ids)]));
  }
  return (entry) => {
    const ids = visible.get(entry.resource_type);
    if (!ids) return false;
    return isDeletion(entry) ? seesAll(work, entry.resource_type) : ids.has(entry.resource_id);
  };
}

const seesAll = (work: Work, resource: string): boolean =>
  sightOf(resourceNamed(schemaOf(work), resource).policy.rows, work.actor) === "all";

async function visibleIds(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<Set<string>> {
  const sight = rowsInSight(resource, work.actor);
  const rows = await work.rows<{
    id: unknown;
  }>(sql`select ${column("record", "id")} as id from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${column("record", "id")}::text = any(${ids}::text[])
      and ${sight === "all" ? raw("true") : sight("record")} and ${isNotDeleted(resource, "record")}`);
  return new Set(rows.map((row) => String(row.id)));
}
