import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { eraseUnsignedDocuments } from "../../documents/index.ts";
import { eraseLeftOver, isLeftOver } from "../../employees/index.ts";
import { eraseResponses } from "../../webhooks/index.ts";

/** Remembers the employee whom a candidate would have become, of whom the candidate itself knows nothing any more. */
export const noteWithdrawnHire = (work: Work, candidateId: string, employeeId: string): Promise<unknown> =>
  work.rows(sql`insert into withdrawn_hires (workspace_id, candidate_id, employee_id)
    values (${fromContext("workspace")}, ${candidateId}, ${employeeId}) on conflict do nothing`);

/**
 * Erases the employees whom candidates would have become, with their documents, where they are only left over from a
 * hire that was taken back. An employee who started after all, or to whom anything else refers, is a record of its own.
 */
export async function eraseWithdrawnHires(work: Work, candidateIds: readonly string[]): Promise<void> {
  const found = await work.rows<{ id: string }>(sql`select distinct w.employee_id as id from withdrawn_hires w
    where w.workspace_id = ${fromContext("workspace")} and w.candidate_id = any(${candidateIds}::text[]) order by 1`);
  for (const { id } of found) {
    if (!(await isLeftOver(work, id, ["documents"]))) continue;
    const documents = await eraseUnsignedDocuments(work, id);
    if (documents === null) continue;
    await eraseResponses(work, "documents", documents);
    for (const erased of await eraseLeftOver(work, id))
      await eraseResponses(work, erased.resource, [erased.id]);
  }
}
