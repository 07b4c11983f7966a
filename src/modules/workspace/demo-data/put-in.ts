import { fromContext, sql } from "../../../engine/sql/index.ts";
import { conflict, message, type ReadOnlyWork, type Work } from "../../../engine/work/index.ts";
import { demoStateOf, lockDemoData, noteDemoCommit, storeDemoStatus } from "./demo-state.ts";
import { whatIsThere } from "./emptiness.ts";
import { lastNumbers, noteNumbers } from "./numbers.ts";

/** Asks for the demo data, which a job then puts in. @throws 409 if it is there, or the workspace is not empty */
export async function askForDemoData(work: Work): Promise<void> {
  await lockDemoData(work);
  await requireEmpty(work);
  await storeDemoStatus(work, "putting_in");
}

async function requireEmpty(work: ReadOnlyWork): Promise<void> {
  const { status } = await demoStateOf(work);
  if (status === "present") throw conflict("The demo data is in the workspace already.");
  if (status !== "absent") throw conflict("The demo data is being put in already.");
  const there = await whatIsThere(work);
  if (there !== null)
    throw conflict(message`Demo data can only be put into an empty workspace, but this one has ${there}.`);
}

/** Creates the records of the demo company in a transaction; `step` names what is being created. */
export type DemoCompany = (work: Work, step: (name: string) => Promise<void>) => Promise<void>;

/**
 * Puts the demo data in, in one transaction, if it was asked for and no other process has done it. The commit is noted, so
 * that `recordDemoRecords` finds what it created. @returns whether it did
 * @throws 409 if the workspace is not empty any more
 */
export async function putInDemoData(
  work: Work,
  company: DemoCompany,
  step: (name: string) => Promise<void>,
): Promise<boolean> {
  await lockDemoData(work);
  if ((await demoStateOf(work)).status !== "putting_in") return false;
  const there = await whatIsThere(work);
  if (there !== null) throw conflict(message`The workspace is not empty any more: it has ${there}.`);
  // The row of the state is written last, because the steps are stored in it by other transactions meanwhile.
  const before = await lastNumbers(work);
  await company(work, step);
  await noteNumbers(work, before);
  await storeDemoStatus(work, "recording");
  await noteDemoCommit(work);
  return true;
}

/** Records which records the noted commit created; from then on the demo data is there. */
export async function recordDemoRecords(work: Work): Promise<void> {
  await lockDemoData(work);
  if ((await demoStateOf(work)).status !== "recording") return;
  await work.rows(sql`insert into demo_records (workspace_id, resource, id)
    select ${fromContext("workspace")}, entry.resource_type, entry.resource_id from journal entry
    join demo_data d on d.workspace_id = ${fromContext("workspace")} and entry.commit_id = any(d.commits)
    where entry.workspace_id = ${fromContext("workspace")} and entry.event like '%.created'
    on conflict do nothing`);
  await storeDemoStatus(work, "present");
}
