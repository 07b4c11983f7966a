import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** Records that a signer has signed or declined. */
export async function setSignerStatus(
  work: Work,
  documentId: string,
  employeeId: string,
  status: "signed" | "declined",
): Promise<void> {
  await work.rows(sql`update document_signers s set status = ${status}, acted_at = ${fromContext("now")}
    where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${documentId}
      and s.employee_id = ${employeeId}`);
}
