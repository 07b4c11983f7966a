import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { certify } from "../signing/certify.ts";
import { note } from "../signing/trail.ts";

/** Asks an employee to sign a document, without a mail, and signs it in the employee's name if wanted. */
export async function signForAll(
  work: Work,
  documentId: string,
  employeeId: string,
  isSigned: boolean,
): Promise<void> {
  const { name, email } = (await work.find("employees", employeeId))!;
  await work.update("documents", documentId, { status: "awaiting_signatures", round: 1 });
  await work.rows(sql`insert into document_signers (workspace_id, document_id, employee_id, position, status, acted_at)
    values (${fromContext("workspace")}, ${documentId}, ${employeeId}, 1, ${isSigned ? "signed" : "pending"},
      case when ${isSigned}::boolean then ${fromContext("now")}::timestamptz end)`);
  const document = (await work.find("documents", documentId))!;
  const signer = { employee_id: employeeId, name, email };
  await note(work, document, { event: "requested", ...signer });
  if (!isSigned) return;
  await note(work, document, { event: "signed", ...signer });
  await certify(work, document, 1);
}
