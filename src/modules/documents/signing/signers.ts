import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Values } from "../../../engine/work/index.ts";

/** Somebody who is asked to sign the present version of a document. */
export interface Signer {
  readonly employee_id: string;
  /** From 1 on. */
  readonly position: number;
  readonly status: "pending" | "signed" | "declined";
  readonly reminded_at: Date | null;
  /** As they are now. */
  readonly name: string;
  readonly email: string;
}

/** The signers of a document, in order. */
export const signersOf = (work: ReadOnlyWork, documentId: string): Promise<Signer[]> =>
  work.rows<Signer & Values>(sql`select s.employee_id, s.position, s.status, s.reminded_at,
      e.first_name || ' ' || e.last_name as name, e.email
    from document_signers s join employees e on e.workspace_id = s.workspace_id and e.id = s.employee_id
    where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${documentId}
      and e.workspace_id = ${fromContext("workspace")}
    order by s.position`);

/** Those who can sign now: everybody pending, or one after the other the first of them. */
export function whoseTurn(signers: readonly Signer[], isSequential: boolean): readonly Signer[] {
  const pending = signers.filter(({ status }) => status === "pending");
  return isSequential ? pending.slice(0, 1) : pending;
}

type Signable = Pick<StoredRecord<"documents">, "id" | "status" | "is_sequential">;

/** Why the caller cannot sign or decline; null if nothing prevents it. */
export async function signingObstacle(document: Signable, work: ReadOnlyWork): Promise<string | null> {
  const { employeeId } = work.actor;
  const nothing = "There is nothing for you to sign.";
  if (document.status !== "awaiting_signatures" || employeeId === null) return nothing;
  const signers = await signersOf(work, document.id);
  const isCaller = ({ employee_id }: Signer): boolean => employee_id === employeeId;
  if (!signers.some((one) => isCaller(one) && one.status === "pending")) return nothing;
  return whoseTurn(signers, document.is_sequential).some(isCaller) ? null : "It is not your turn to sign.";
}
