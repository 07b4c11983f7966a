import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { lockOwners } from "../users/accounts.ts";
import { lockReportingTree } from "./reporting-tree.ts";

/** Who archives and restores employees. */
export const LEAVING_MANAGERS = [{ permissions: ["manage-employees"] }];

/** Who leaves and who comes back changes who reports to whom and who owns the workspace. */
export async function lockLeaving(work: Work): Promise<void> {
  await lockReportingTree(work);
  await lockOwners(work);
}

/** Who archived is no field of the record, only a relationship. */
export const setArchiver = (work: Work, id: string, archiver: string | null): Promise<unknown> =>
  work.rows(sql`update employees set archiver_employee_id = ${archiver}
    where workspace_id = ${fromContext("workspace")} and id = ${id}`);
