import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** Removes a specimen that is deleted from the employee whose default signature it is. */
export async function forgetSignature(work: Work, documentId: string): Promise<void> {
  const owners = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.default_signature_id = ${documentId} order by e.id for update`);
  await work.updateAll(
    "employees",
    owners.map(({ id }) => id),
    { default_signature_id: null },
  );
}
