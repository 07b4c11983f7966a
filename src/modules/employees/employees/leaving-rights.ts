import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { lockOwners } from "../users/accounts.ts";
import { lockReportingTree } from "./reporting-tree.ts";

/** Who can archive and restore employees. */
export const LEAVING_MANAGERS = [{ permissions: ["manage-employees"] }];

/** Locks the reporting tree and the owners, which change when employees are archived and restored. */
export async function lockLeaving(work: Work): Promise<void> {
  await lockReportingTree(work);
  await lockOwners(work);
}

/** Stores who archived an employee, which is a relationship without a field. */
export const setArchiver = (work: Work, id: string, archiver: string | null): Promise<unknown> =>
  work.rows(sql`update employees set archiver_employee_id = ${archiver}
    where workspace_id = ${fromContext("workspace")} and id = ${id}`);
