import type { Schema } from "../schema/schema.ts";
import { fromContext, type Sql, sql } from "./sql.ts";

/** What a commit as a whole is listed under in `journal_commits`, besides each resource type of its entries. */
const OF_ANY_TYPE = "";

/** Stands for a commit that has no position yet; none is below 1. */
const WAITING = -1;

/**
 * A place in a workspace's journal: what has an earlier position lies before it, and of its own position the entries up
 * to an id.
 */
export interface JournalPlace {
  readonly position: number;
  /** Empty: nothing of the position lies before the place. */
  readonly after: string;
}

/** The place before all entries. */
export const BEGINNING: JournalPlace = { position: 0, after: "" };

/** The place right behind everything that has a position so far. */
export const placeBehind = (position: number): JournalPlace => ({ position: position + 1, after: "" });

/**
 * The latest position of the workspace, or of its commits with entries of one resource type: null as long as a commit
 * waits for its position, 0 where there is none. It is the first row of an index, which any plan of it reads.
 */
export const latestPosition = (resourceType: string = OF_ANY_TYPE): Sql =>
  sql`nullif(coalesce((select coalesce(latest.position, ${WAITING}::bigint) from journal_commits latest
    where latest.workspace_id = ${fromContext("workspace")} and latest.resource_type = ${resourceType}
    order by latest.position desc nulls first limit 1), 0), ${WAITING}::bigint)`;

/** The latest position that was given in the workspace, whoever waits for one; 0 where there is none. */
export const latestGivenPosition: Sql = sql`coalesce((select latest.position from journal_commits latest
    where latest.workspace_id = ${fromContext("workspace")} and latest.resource_type = ${OF_ANY_TYPE}
      and latest.position is not null
    order by latest.position desc nulls first limit 1), 0)`;

/** The entries from a place on up to a position, in order, as a FROM item: the columns of `journal`, and `position`. */
export function entriesFrom(place: JournalPlace, upto: number, condition: Sql, limit: number): Sql {
  return sql`(select numbered_entry.*, numbered.position from journal_commits numbered
    cross join lateral (
      select entry.* from journal entry
      where entry.workspace_id = ${fromContext("workspace")} and entry.commit_id = numbered.id
        and entry.id > case when numbered.position = ${place.position}::bigint then ${place.after} else '' end
        and ${condition}
      order by entry.id limit ${limit}::integer
    ) numbered_entry
    where numbered.workspace_id = ${fromContext("workspace")} and numbered.resource_type = ${OF_ANY_TYPE}
      and numbered.position >= ${place.position}::bigint and numbered.position <= ${upto}::bigint
    order by numbered.position, numbered_entry.id limit ${limit}::integer)`;
}

/** The entry tells of a record of a declared resource: not of a sign-in or of a file. */
export function concernsRecords(schema: Schema): Sql {
  const journalled = [...schema.resources.values()].filter((resource) => resource.isJournalled);
  return sql`entry.resource_type = any(${journalled.map(({ name }) => name)}::text[])
    and split_part(entry.event, '.', 1) = replace(entry.resource_type, '-', '_')`;
}
