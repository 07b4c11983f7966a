import type { Schema } from "../schema/schema.ts";
import { fromContext, raw, type Sql, sql } from "./sql.ts";

/** Entries of transactions that the snapshot has not seen: of later ones, and of those that were running then. */
const beyond = (seen: string, from: (ofUnseen: Sql) => Sql): readonly [running: Sql, later: Sql] => [
  sql`select unseen.* from pg_snapshot_xip(${seen}::pg_snapshot) as running
    cross join lateral (${from(sql`entry.transaction_id = running`)}) unseen`,
  from(sql`entry.transaction_id >= pg_snapshot_xmax(${seen}::pg_snapshot)`),
];

/** Whether an entry of the workspace's journal that meets the condition is outside the snapshot. */
export function isBeyond(seen: string, condition: Sql): Sql {
  const [running, later] = beyond(
    seen,
    (ofUnseen) => sql`select 1 from journal entry
      where entry.workspace_id = ${fromContext("workspace")} and ${ofUnseen} and ${condition}`,
  );
  return sql`(exists (${running}) or exists (${later}))`;
}

/** A stretch of the journal: what one snapshot has committed and an earlier one has not, from a place on. */
export interface JournalStretch {
  /** The earlier snapshot, as PostgreSQL writes it. */
  readonly seen: string;
  /** The later one. */
  readonly upto: string;
  /** Entries up to this one have been read: the number of its transaction, and its id. */
  readonly after: { readonly transaction: string; readonly id: string };
}

/**
 * The first entries of a stretch as a FROM item, in the order of their transactions. Since a stretch is known by what
 * was committed and not by numbers, a transaction that commits late is in the stretch that ends after it did.
 */
export function entriesOf({ seen, upto, after }: JournalStretch, condition: Sql, limit: number): Sql {
  const first = sql`order by entry.transaction_id, entry.id limit ${limit}::integer`;
  const [running, later] = beyond(
    seen,
    (ofUnseen) => sql`select entry.* from journal entry
      where entry.workspace_id = ${fromContext("workspace")} and ${ofUnseen}
        and (entry.transaction_id, entry.id) > (${after.transaction}::xid8, ${after.id}::text)
        and entry.transaction_id < pg_snapshot_xmax(${upto}::pg_snapshot)
        and pg_visible_in_snapshot(entry.transaction_id, ${upto}::pg_snapshot) and ${condition} ${first}`,
  );
  return sql`(${running} union all (${later}))`;
}

/** Nothing is seen yet in this snapshot: 3 is the first number that a transaction can have. */
export const NOTHING_SEEN = "3:3:";

/** What is committed at this moment, itself not among it, as PostgreSQL writes a snapshot. */
export const committedSnapshot = raw("committed_snapshot()::text");

/** The entry tells of a record of a declared resource: not of a sign-in or of a file. */
export function isToldOfRecords(schema: Schema): Sql {
  const journalled = [...schema.resources.values()].filter((resource) => resource.isJournalled);
  return sql`entry.resource_type = any(${journalled.map(({ name }) => name)}::text[])
    and split_part(entry.event, '.', 1) = replace(entry.resource_type, '-', '_')`;
}
