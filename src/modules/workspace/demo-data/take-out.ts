import { type ResourceSchema, schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, ident, join, type Sql, sql } from "../../../engine/sql/index.ts";
import { conflict, type Values, type Work } from "../../../engine/work/index.ts";
import { demoStateOf, lockDemoData, noteDemoCommit, storeDemoStatus } from "./demo-state.ts";
import { byTable, recordFollowers, refersToDemo, requireNoDependents } from "./dependents.ts";
import { setNumbersBack } from "./numbers.ts";
import { type Reference, referencesOf } from "./references.ts";

/**
 * Takes the demo data out as a whole: its records, what people changed in them, and what the program added because of
 * them. What was added beside it stays. @returns how many records of each resource were deleted
 * @throws 409 if there is none, or if other records depend on it, with these as `dependents`
 */
export async function takeOutDemoData(work: Work): Promise<Record<string, number>> {
  await lockDemoData(work);
  const { status } = await demoStateOf(work);
  if (status === "absent") throw conflict("There is no demo data in the workspace.");
  if (status !== "present") throw conflict("The demo data is still being put in.");
  const references = await referencesOf(work);
  await recordFollowers(work, references);
  await requireNoDependents(work, references);
  const removed = await demoRecordsOf(work);
  for (const { resource, ids } of removed)
    if (resource.isJournalled) await work.journal.touch(resource.name as never, ids, "deleted");
  const followed = await followedOf(work, removed);
  await removeRows(work, references, removed);
  for (const follow of followed) await follow();
  await setNumbersBack(work);
  await work.rows(sql`delete from demo_records d where d.workspace_id = ${fromContext("workspace")}`);
  await storeDemoStatus(work, "absent");
  await noteDemoCommit(work);
  return Object.fromEntries(removed.map(({ resource, ids }) => [resource.name, ids.length]));
}

interface Removed {
  readonly resource: ResourceSchema;
  readonly ids: readonly string[];
}

/** The demo records that still exist: people may have deleted some. */
async function demoRecordsOf(work: Work): Promise<Removed[]> {
  const recorded = await work.rows<{ resource: string }>(sql`select distinct d.resource from demo_records d
    where d.workspace_id = ${fromContext("workspace")} order by d.resource`);
  const removed: Removed[] = [];
  for (const { resource: name } of recorded) {
    const resource = schemaOf(work).resources.get(name);
    if (resource === undefined) continue;
    const rows = await work.rows<{ id: string }>(sql`select r.id::text as id from ${ident(resource.table)} r
      join demo_records d on d.workspace_id = ${fromContext("workspace")} and d.resource = ${name} and d.id = r.id::text
      where r.workspace_id = ${fromContext("workspace")} order by r.id`);
    if (rows.length > 0) removed.push({ resource, ids: rows.map(({ id }) => id) });
  }
  return removed;
}

/** What other modules do when such records are gone, such as counting leave again without a public holiday. */
async function followedOf(work: Work, removed: readonly Removed[]): Promise<(() => Promise<void>)[]> {
  const followed: (() => Promise<void>)[] = [];
  for (const { resource, ids } of removed) {
    const followers = resource.reactions.flatMap((reaction) => reaction.removed ?? []);
    if (followers.length === 0) continue;
    for (const id of ids) {
      const stored = (await work.find(resource.name as never, id)) as Values | null;
      if (stored !== null)
        for (const follower of followers) followed.push(async () => follower(stored as never, work));
    }
  }
  return followed;
}

/**
 * Deletes all rows with one statement: the database checks references when it ends, so that records that refer to each
 * other need no order.
 */
async function removeRows(
  work: Work,
  references: readonly Reference[],
  removed: readonly Removed[],
): Promise<void> {
  const resourceTables = new Set([...schemaOf(work).resources.values()].map(({ table }) => table));
  const parts = [...byTable(references)]
    .filter(([table]) => !resourceTables.has(table))
    .map(([table, own]): [string, Sql] => [table, refersToDemo(own, "gone")]);
  const records = removed.map(({ resource, ids }): [string, Sql] => [
    resource.table,
    sql`gone.id::text = any(${ids}::text[])`,
  ]);
  const files = sql`exists (select from demo_records demo where demo.workspace_id = ${fromContext("workspace")}
    and length(demo.id) = 26 and demo.id = any(string_to_array(gone.key, '/')))`;
  const news = sql`(gone.record_type, gone.record_id) in (select demo.resource, demo.id from demo_records demo
    where demo.workspace_id = ${fromContext("workspace")})`;
  const deletions = [
    ...parts,
    ...records,
    ["stored_files", files] as const,
    ["notifications", news] as const,
  ].map(
    ([table, condition], index) => sql`${ident(`gone_${index}`)} as (delete from ${ident(table)} gone
      where gone.workspace_id = ${fromContext("workspace")} and (${condition}))`,
  );
  await work.rows(sql`with ${join(deletions, ", ")} select 1`);
}
