import type { Schema } from "../schema/schema.ts";
import { fromContext, type Sql, sql } from "../sql/sql.ts";

/** The type of the row in `journal_commits` for a commit as a whole, besides the resource types of its entries. */
const OF_ANY_TYPE = "";

/** Stands for a commit without a position; positions start at 1. */
const WAITING = -1;

/**
 * A place in a workspace's journal: after all entries with an earlier position, and after the entries of its own
 * position up to an id.
 */
export interface JournalPlace {
  readonly position: number;
  /** Empty: before all entries of the position. */
  readonly after: string;
}

/** The place before all entries. */
export const BEGINNING: JournalPlace = { position: 0, after: "" };

/** The place after everything that has a position so far. */
export const placeBehind = (position: number): JournalPlace => ({ position: position + 1, after: "" });

/**
 * The latest position of the workspace, or of its commits with entries of one resource type: null while a commit has no
 * position yet, 0 if there is none. It is the first row of an index, so every plan reads just that row.
 */
export const latestPosition = (resourceType: string = OF_ANY_TYPE): Sql =>
  sql`nullif(coalesce((select coalesce(latest.position, ${WAITING}::bigint) from journal_commits latest
    where latest.workspace_id = ${fromContext("workspace")} and latest.resource_type = ${resourceType}
    order by latest.position desc nulls first limit 1), 0), ${WAITING}::bigint)`;

/** The latest assigned position of the workspace, even if commits wait for one; 0 if there is none. */
export const latestGivenPosition: Sql = sql`coalesce((select latest.position from journal_commits latest
    where latest.workspace_id = ${fromContext("workspace")} and latest.resource_type = ${OF_ANY_TYPE}
      and latest.position is not null
    order by latest.position desc nulls first limit 1), 0)`;

/**
 * The entries after a place, up to a position, in order, as a FROM item with the columns of `journal`, and `position`.
 */
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

/** Whether the entry is about a record of a declared resource, and not about a sign-in or a file. */
export function concernsRecords(schema: Schema): Sql {
  const journalled = [...schema.resources.values()].filter((resource) => resource.isJournalled);
  return sql`entry.resource_type = any(${journalled.map(({ name }) => name)}::text[])
    and split_part(entry.event, '.', 1) = replace(entry.resource_type, '-', '_')`;
}
