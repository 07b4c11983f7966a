import { field } from "../../engine/declare/fields/index.ts";
import { message, said } from "../../engine/errors/message.ts";
import { column, type Sql, sql } from "../../engine/sql/sql.ts";
import type { Change } from "../../engine/work/contexts.ts";

/** The condition that a record is not archived, so that it can be selected. */
export const isUnarchived = (alias: string): Sql => sql`${column(alias, "archived_at")} is null`;

/** The field of a resource with archiving; the table has a column `archived_at`. */
export const archivedFields = () => ({
  archived: field
    .boolean()
    .computed((alias) => sql`(${column(alias, "archived_at")} is not null)`)
    .notNull(),
  archived_at: field.dateTime().managed().describe("Set by archive, cleared by restore."),
});

/**
 * Refuses changes of an archived record, except of the given fields. Sending back a record unchanged is not a change.
 * `singular` is the name of the record in the message: "client".
 */
export function refuseWhileArchived(change: Change, singular: string, except: readonly string[]): void {
  if (!change.stored || change.stored.archived_at === null) return;
  for (const name of change.sent) {
    if (except.includes(name) || !change.changes(name)) continue;
    change.fail(name, message`An archived ${said(singular)} cannot be changed.`);
  }
}
