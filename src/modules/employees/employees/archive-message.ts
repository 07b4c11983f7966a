import { resourceNamed, schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { Text, Work } from "../../../engine/work/index.ts";
import { counted, joined, message } from "../../../engine/work/index.ts";

/** The alias of the counted records. */
const COUNTED = "remaining";

/**
 * The message of archiving: the number of archived employees and moved reports, and the records that remain open, as each
 * module declares them (`remainders`). Resources without such records are not mentioned.
 */
export async function archiveMessage(work: Work, ids: readonly string[], moved: number): Promise<Text> {
  const parts = [counted(moved, "report was moved", "reports were moved")];
  for (const { resource, singular, plural, counts } of Object.values(
    resourceNamed(schemaOf(work), "employees").remainders,
  )) {
    const row = await work.row<{ count: number }>(sql`select count(*)::integer as count
      from ${ident(work.resource(resource).table)} ${ident(COUNTED)}
      where ${ident(COUNTED)}.workspace_id = ${fromContext("workspace")}
        and ${counts(COUNTED, sql`${ids}::text[]`)}`);
    if (row && row.count > 0) parts.push(counted(row.count, singular, plural));
  }
  return message`Archived ${counted(ids.length, "employee", "employees")}. ${joined(parts, "; ")}.`;
}
