import type { Installation } from "../compose.ts";
import { ApiError } from "../engine/errors/api-error.ts";
import type { Workspace } from "../engine/work/workspace.ts";
import { withSeller } from "../modules/invoicing/index.ts";
import {
  type DemoCompany,
  putInDemoData,
  recordDemoRecords,
  storeDemoStatus,
} from "../modules/workspace/index.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../platform/tenancy/workspaces.ts";
import { type CompanySize, createCompany } from "./seed-company.ts";

type Parts = Pick<Installation, "pool" | "work" | "log">;

/** The demo company in a workspace of somebody else: smaller than the one of `bureau seed`, and nobody can sign in. */
const COMPANY = { employees: 40, timesheets: 8_000, invoices: "history", seed: 1, onlyAdds: true } as const;

const companyOf =
  (size: CompanySize): DemoCompany =>
  async (work, step) => {
    await withSeller(work, () => createCompany((body) => body(work), size, step));
  };

/** Puts the demo data into the workspaces that have asked for it; returns how many there were. */
export const putInRequestedDemoData =
  (parts: Parts, size: CompanySize = COMPANY) =>
  async (): Promise<number> => {
    const { rows } = await parts.pool.query<WorkspaceRow>(
      `select ${WORKSPACE_COLUMNS} from workspaces w where exists (
       select from demo_data d where d.workspace_id = w.id and d.status in ('putting_in', 'recording'))`,
    );
    for (const row of rows) await putIn(parts, workspaceOf(row), companyOf(size));
    return rows.length;
  };

/**
 * All records are created in one transaction, so that there is never a part of them, whatever happens to this process.
 * What is being created is stored beside it, for whoever waits.
 */
async function putIn({ work, log }: Parts, workspace: Workspace, company: DemoCompany): Promise<void> {
  const step = (name: string) =>
    work(workspace, (beside) => storeDemoStatus(beside, "putting_in", { step: name }));
  try {
    await work(workspace, (inside) => putInDemoData(inside, company, step));
    await work(workspace, recordDemoRecords);
  } catch (error) {
    log.error({ err: error, workspace: workspace.subdomain }, "the demo data could not be put in");
    const problem =
      error instanceof ApiError ? error.message : "An unexpected error occurred. Please try again.";
    await work(workspace, (beside) => storeDemoStatus(beside, "absent", { problem }));
  }
}
