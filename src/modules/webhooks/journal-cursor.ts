import type { Work } from "../../engine/execute/work.ts";
import { committedSnapshot } from "../../engine/query/journal-stretch.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";

/** How far the journal of the workspace has been turned into deliveries. Snapshots as PostgreSQL writes them. */
export interface JournalCursor {
  readonly seen: string;
  /** The snapshot up to which a longer stretch is being read; null: a new stretch begins. */
  readonly upto: string | null;
  readonly place_transaction: string;
  readonly place_id: string;
}

/**
 * Makes the journal of the workspace followed from now on, if no webhook has followed it so far. The caller holds the
 * lock on the workspace's webhooks, so that no other becomes the first at the same time.
 */
export async function followJournal(work: Work): Promise<void> {
  await work.rows(sql`insert into webhook_cursors as c (workspace_id, seen)
    values (${fromContext("workspace")}, committed_snapshot())
    on conflict (workspace_id) do update
      set seen = excluded.seen, upto = null, place_transaction = null, place_id = null
      where not exists (select from webhooks w where w.workspace_id = c.workspace_id and w.status = 'enabled')`);
}

/** Takes the cursor for this transaction. Null: nothing is followed, or (unless it waits) another process has it. */
export const takeCursor = (work: Work, waits: boolean): Promise<JournalCursor | null> =>
  work.row<JournalCursor & Record<string, unknown>>(
    waits
      ? sql`select ${CURSOR} from webhook_cursors where workspace_id = ${fromContext("workspace")} for update`
      : sql`select ${CURSOR} from webhook_cursors where workspace_id = ${fromContext("workspace")} for update skip locked`,
  );

const CURSOR = sql`seen::text as seen, upto::text as upto, coalesce(place_transaction::text, '0') as place_transaction,
  coalesce(place_id, '') as place_id`;

/** The end of the stretch that is read now. */
export async function endOfStretch(work: Work, { upto }: JournalCursor): Promise<string> {
  if (upto !== null) return upto;
  const row = await work.row<{ upto: string }>(sql`select ${committedSnapshot} as upto`);
  return row!.upto;
}

/** Moves the cursor to the end of a stretch, or to a place within it. */
export async function moveCursor(
  work: Work,
  upto: string,
  place: { readonly transaction: string; readonly id: string } | null,
): Promise<void> {
  await work.rows(
    place
      ? sql`update webhook_cursors set upto = ${upto}::pg_snapshot, place_transaction = ${place.transaction}::xid8,
          place_id = ${place.id} where workspace_id = ${fromContext("workspace")}`
      : sql`update webhook_cursors set seen = ${upto}::pg_snapshot, upto = null, place_transaction = null, place_id = null
          where workspace_id = ${fromContext("workspace")}`,
  );
}
