import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Values, Work } from "../../../engine/work/index.ts";

/** What happens to the signatures of a document. */
export const TRAIL_EVENTS = ["requested", "signed", "declined", "voided", "reminded"] as const;
export type TrailEvent = (typeof TRAIL_EVENTS)[number];

/** An entry of the trail: whom it concerns, and what was said. */
export interface TrailEntry {
  readonly event: TrailEvent;
  /** Null for an account without an employee. */
  readonly employee_id: string | null;
  /** As it was then. */
  readonly name: string;
  readonly email: string | null;
  readonly reason?: string | null;
  /** The copy of the specimen of a signature. */
  readonly specimen?: { readonly fileId: string; readonly checksum: string } | null;
}

type Signed = Pick<StoredRecord<"documents">, "id" | "version" | "checksum" | "round">;

/** Adds an entry about the present version of a document, with the caller's credential, address and program. */
export async function note(work: Work, document: Signed, entry: TrailEntry): Promise<void> {
  const { actor } = work;
  const credential = actor.kind === "system" ? null : actor.kind === "api_key" ? "key" : "session";
  await work.rows(sql`insert into document_signature_events (workspace_id, id, document_id, event, round, version,
      checksum, employee_id, name, email, reason, ip, user_agent, credential, specimen_file_id, specimen_checksum, at)
    values (${fromContext("workspace")}, ${work.newId()}, ${document.id}, ${entry.event}, ${document.round},
      ${document.version}, ${document.checksum}, ${entry.employee_id}, ${entry.name}, ${entry.email},
      ${entry.reason ?? null}, ${actor.ip}, ${actor.userAgent}, ${credential}, ${entry.specimen?.fileId ?? null},
      ${entry.specimen?.checksum ?? null}, ${fromContext("now")})`);
}

/** A stored entry of the trail. */
export interface StoredEntry extends Values {
  readonly event: TrailEvent;
  readonly round: number;
  readonly version: number;
  readonly checksum: string;
  readonly employee_id: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly credential: "session" | "key" | null;
  readonly at: Date;
  /** Whether the signature counts: its round was neither declined nor voided, and the version has these bytes. */
  readonly is_valid: boolean;
}

/** The trail of a document, oldest first. */
export const trailOf = (work: ReadOnlyWork, documentId: string): Promise<StoredEntry[]> =>
  work.rows<StoredEntry>(sql`select t.event, t.round, t.version, t.checksum, t.employee_id, t.name, t.email, t.reason,
      t.ip, t.user_agent, t.credential, t.at,
      t.event = 'signed' and v.checksum = t.checksum and not exists (select from document_signature_events ending
        where ending.workspace_id = ${fromContext("workspace")} and ending.document_id = t.document_id
          and ending.round = t.round and ending.event in ('declined', 'voided')) as is_valid
    from document_signature_events t
    join document_versions v on v.document_id = t.document_id and v.version = t.version
      and v.workspace_id = ${fromContext("workspace")}
    where t.workspace_id = ${fromContext("workspace")} and t.document_id = ${documentId}
    order by t.id`);

/** The caller as an entry names it: the employee, or the account. */
export async function callerInTrail(work: Work): Promise<Pick<TrailEntry, "employee_id" | "name" | "email">> {
  const { actor } = work;
  const self = actor.employeeId === null ? null : await work.find("employees", actor.employeeId);
  return { employee_id: actor.employeeId, name: self?.name ?? actor.name, email: self?.email ?? null };
}
